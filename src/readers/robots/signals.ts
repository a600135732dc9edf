/** Reads the values of the lines about the use of content and about crawl pace. */
import type { ContentSignal, ContentUsage } from './model.ts';

/** Names in one value. More than any documented vocabulary has; the rest of a longer list is not read. */
const MAX_PREFERENCES = 50;

const USES = ['immediate', 'reference', 'full'] as const;

function preferences(value: string): [key: string, value: string][] {
  return value
    .split(',', MAX_PREFERENCES)
    .map((pair): [string, string] => {
      const equals = pair.indexOf('=');
      if (equals === -1) return [pair.trim().toLowerCase(), ''];
      return [
        pair.slice(0, equals).trim().toLowerCase(),
        pair
          .slice(equals + 1)
          .trim()
          .toLowerCase(),
      ];
    })
    .filter(([key]) => key !== '');
}

function yesOrNo(value: string | undefined): boolean | null {
  if (value === 'yes') return true;
  return value === 'no' ? false : null;
}

/**
 * `search=yes, ai-train=no` as a record, `null` when it states nothing of the known vocabulary (search, ai-input,
 * ai-train, use). Of a name given twice the last counts. Source: https://contentsignals.org.
 */
export function readContentSignal(line: number, value: string): ContentSignal | null {
  const stated = new Map(preferences(value));
  const signal: ContentSignal = {
    line,
    search: yesOrNo(stated.get('search')),
    aiInput: yesOrNo(stated.get('ai-input')),
    aiTrain: yesOrNo(stated.get('ai-train')),
    use: USES.find((use) => use === stated.get('use')) ?? null,
  };
  const silent =
    signal.search === null && signal.aiInput === null && signal.aiTrain === null && signal.use === null;
  return silent ? null : signal;
}

/** `/path train-ai=n` as a record. Source: IETF aipref vocabulary and attachment drafts, 2026-08-19. */
export function readContentUsage(line: number, value: string): ContentUsage {
  const blank = value.search(/[ \t]/);
  const hasPath = value.startsWith('/');
  if (!hasPath) return { line, path: null, preferences: preferences(value) };
  if (blank === -1) return { line, path: value, preferences: [] };
  return { line, path: value.slice(0, blank), preferences: preferences(value.slice(blank)) };
}

/** Seconds of a Crawl-delay, `null` for anything but a plain number. */
export function readCrawlDelay(value: string): number | null {
  if (!/^(?:\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})$/.test(value)) return null;
  return Number.parseFloat(value);
}
