import { USAGE_LABELS } from '../../catalog/use-signals.ts';
import { robotsVerdict } from '../../readers/robots/verdict.ts';
import type { ContentUsage, RobotsTxt } from '../../readers/robots/model.ts';
import { failEach, none, type Occurrence } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule } from './access-rule.ts';
import { usageInHeaders } from './use-policy.ts';
import { shown } from '../wording.ts';

type Code = 'label' | 'value' | 'empty' | 'closed';

/** The faults of the preferences themselves. `where`: the line or the address that has to change. */
function faultsIn(
  { preferences }: ContentUsage,
  where: Pick<Occurrence, 'line' | 'url'>,
): Occurrence<Code>[] {
  if (preferences.length === 0) return [{ code: 'empty', data: {}, ...where }];
  return preferences.flatMap(([label, value]): Occurrence<Code>[] => {
    const data = { text: shown(`${label}=${value}`), label: shown(label) };
    const about = [data.text];
    if (!USAGE_LABELS.has(label)) return [{ code: 'label', data, about, ...where }];
    return value === 'y' || value === 'n' ? [] : [{ code: 'value', data, about, ...where }];
  });
}

/** Paths that no rule allows have no preference (draft-ietf-aipref-attach-05). */
function closedIn(robots: RobotsTxt): Occurrence<Code>[] {
  return robots.groups.flatMap(({ agents, contentUsage }) =>
    contentUsage.flatMap(({ line, path }): Occurrence<Code>[] => {
      const [first] = agents;
      const address = path ?? '/';
      const verdict = first === undefined ? null : robotsVerdict(robots, first.value, address);
      if (verdict === null || verdict.allowed) return [];
      const data = { path: shown(address), rule: verdict.rule ?? '', at: verdict.line };
      return [{ code: 'closed', data, line, about: [data.path] }];
    }),
  );
}

export const contentUsageFaulty = accessRule({
  id: 'content-usage-faulty',
  area: 'cite',
  place: '/robots.txt',
  title: 'Content-Usage says what its readers know, of pages that they may fetch',
  why: 'Readers ignore labels and values that the vocabulary does not have: such a line states nothing.',
  source: SOURCES.aiprefAttach,
  grade: 'standard',

  severity: 'low',
  effort: 'line',
  faults: {
    label: {
      title: 'Content-Usage has a label that its vocabulary does not know',
      message: 'Content-Usage has a label that its vocabulary does not know: {text}',
      fix: 'Write train-ai or search, with the value y or n',
    },
    value: {
      title: 'Content-Usage has a value that is neither y nor n',
      message: 'Content-Usage has a value that is neither y nor n: {text}',
      fix: 'Write {label}=y or {label}=n',
    },
    empty: {
      message: 'A Content-Usage line states no preference',
      fix: 'Write a label and its value behind the path, or remove the line',
    },
    closed: {
      title: 'Content-Usage speaks of pages that robots.txt closes',
      message: 'Content-Usage speaks of {path}, which robots.txt closes ({rule}, line {at})',
      fix: 'Open the pages that the preference is for, or remove the line',
    },
  },

  evaluate({ homeUrl, input: { robots, baseline } }) {
    const lines = (robots.robots?.groups ?? []).flatMap(({ contentUsage }) => contentUsage);
    const headers = usageInHeaders(baseline.headers);
    if (lines.length + headers.length === 0) return none;
    return failEach([
      ...lines.flatMap((usage) => faultsIn(usage, { line: usage.line })),
      ...(robots.robots === null ? [] : closedIn(robots.robots)),
      ...headers.flatMap((usage) => faultsIn(usage, { url: homeUrl })),
    ]);
  },

  examples: {
    pass: [
      { '/robots.txt': 'User-agent: *\nAllow: /\nContent-Usage: train-ai=n\nContent-Usage: /a search=y' },
      { '/': { headers: [['Content-Usage', 'train-ai=n, search=y']], body: '<h1>Tea</h1>' } },
    ],
    fail: [
      { '/robots.txt': 'User-agent: *\nAllow: /\nContent-Usage: ai-train=n' },
      { '/robots.txt': 'User-agent: *\nAllow: /\nContent-Usage: / train-ai=no' },
      { '/robots.txt': 'User-agent: *\nAllow: /\nContent-Usage: /a' },
      { '/robots.txt': 'User-agent: *\nDisallow: /a\nContent-Usage: /a train-ai=y' },
      { '/': { headers: [['Content-Usage', 'train-ai']], body: '<h1>Tea</h1>' } },
    ],
    none: [{}],
  },
});
