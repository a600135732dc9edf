import { isAnswerBot } from '../../catalog/ai-bots.ts';
import { accessVerdict } from '../../facts/robots-access.ts';
import { robotsVerdict } from '../../readers/robots/verdict.ts';
import { parsedUrl } from '../../values/url.ts';
import { failEach, taken, type Occurrence } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { llmsRule } from './llms-rule.ts';
import { faultsIn, placesIn } from './reader-faults.ts';
import type { LlmsSubject } from './subject.ts';

/** Faults of one kind take its share once. */
const KINDS = [
  ['wrong-content-type', 'content-type-missing', 'charset-missing'],
  ['encoding-not-utf8'],
  ['too-large'],
  ['cross-host-redirect', 'blocked-by-robots'],
] as const;

export const llmsTransport = llmsRule({
  id: 'llms-transport',
  area: 'read',
  title: 'llms.txt is served whole as UTF-8 text from its own host, and robots.txt allows it',
  why: 'A reader that is refused the file, shows it garbled or cuts it off loses what it says.',
  source: SOURCES.llmsTxt,
  grade: 'standard',

  severity: 'low',
  effort: 'server',
  faults: {
    'blocked-by-robots': {
      severity: 'medium',
      effort: 'line',
      title: 'robots.txt blocks /llms.txt',
      message: 'robots.txt blocks /llms.txt[ for {bots}]',
      fix: 'Add an Allow rule for the llms files to robots.txt; it opens nothing else',
      repair: 'llms-txt-robots',
    },
    'encoding-not-utf8': {
      severity: 'medium',
      effort: 'line',
      title: 'llms.txt is not encoded as UTF-8',
      message: 'llms.txt is not encoded as UTF-8, but as {encoding}',
      fix: 'Save the file as UTF-8',
      repair: 'llms-txt-content',
    },
    'too-large': {
      severity: 'medium',
      effort: 'page',
      title: 'llms.txt has more than 100,000 characters',
      message:
        'llms.txt has {characters} characters; coding agents cut off what they fetch at 50,000 to 100,000',
      fix: 'Keep what matters most, and link files of its own for the rest; long texts belong in llms-full.txt',
      repair: 'llms-txt-content',
    },
    'cross-host-redirect': {
      title: 'llms.txt redirects to another host',
      message: 'llms.txt redirects to another host, {host}',
      fix: 'Serve the file from this host without a redirect: it describes the host that it comes from',
      repair: 'llms-txt-redirect',
    },
    'wrong-content-type': {
      title: 'llms.txt is not served as text',
      message: 'llms.txt is served as {found}, not as text',
      fix: 'Serve the file as text/plain; charset=utf-8: readers that trust the header refuse other types',
      repair: 'llms-txt-type',
    },
    'content-type-missing': {
      message: 'llms.txt is served without a Content-Type',
      fix: 'Serve the file as text/plain; charset=utf-8: without it each reader guesses, and some download it unread',
      repair: 'llms-txt-type',
    },
    'charset-missing': {
      message: 'llms.txt has letters beyond ASCII, and its Content-Type names no charset',
      fix: 'Serve the file as text/plain; charset=utf-8: without it readers may show garbled letters',
      repair: 'llms-txt-type',
    },
  },

  evaluate(subject) {
    const { file } = subject;
    if (!file.found) return taken('llms-txt');
    const found: readonly Occurrence<(typeof KINDS)[number][number]>[] = [
      ...faultsIn(subject, ['blocked-by-robots']).flatMap(({ code }) => {
        const bots = blockedBots(subject);
        const isWholeSite = bots.length === 0 && isClosed(subject);
        return isWholeSite ? [] : [{ code, data: { bots }, url: `${subject.input.origin}/robots.txt` }];
      }),
      ...faultsIn(subject, ['encoding-not-utf8']).map(({ code }) => ({
        code,
        data: { encoding: file.encoding },
      })),
      ...faultsIn(subject, ['too-large']).map(({ code }) => ({
        code,
        data: { characters: file.characters },
      })),
      ...faultsIn(subject, ['cross-host-redirect']).map(({ code }) => ({
        code,
        data: { host: parsedUrl(subject.input.llms.finalUrl)?.host ?? '' },
      })),
      ...placesIn(subject, ['wrong-content-type']),
      ...faultsIn(subject, ['content-type-missing', 'charset-missing']),
    ];
    const kinds = KINDS.filter((codes) => codes.some((code) => found.some((one) => one.code === code)));
    return failEach(found, 1 - kinds.length / KINDS.length);
  },

  examples: {
    pass: [
      '# Alder Espresso\n\nCafé.\n',
      { llms: { body: '# Alder Espresso\n', type: 'text/plain' } },
      { llms: '# Alder Espresso\n', robots: 'User-agent: *\nDisallow: /\n' },
    ],
    fail: [
      {
        llms: {
          body: `# Alder\n\n${'word '.repeat(20_001)}é`,
          encoding: 'latin1',
          type: 'text/html',
          url: 'https://cdn.example/llms.txt',
        },
      },
    ],
    partly: [
      { llms: '# Alder Espresso\n', robots: 'User-agent: *\nDisallow: /llms.txt\n' },
      { llms: '# Alder Espresso\n', robots: 'User-agent: PerplexityBot\nDisallow: /llms.txt\n' },
      {
        llms: '# Alder Espresso\n',
        robots: 'User-agent: *\nDisallow: /\nUser-agent: PerplexityBot\nDisallow: /llms.txt\n',
      },
      { llms: { body: '# Alder Café', encoding: 'latin1' } },
      `# Alder Espresso\n\n${'word '.repeat(20_001)}`,
      { llms: { body: '# Alder Espresso\n', url: 'https://cdn.example/llms.txt' } },
      { llms: { body: '# Alder Espresso\n', type: 'application/octet-stream' } },
      { llms: { body: '# Alder Espresso\n', type: '' } },
      { llms: { body: '# Café\n', type: 'text/plain' } },
    ],
  },
});

/** Whether robots.txt closes the whole site to crawlers that it does not name: then that is the cause. */
const isClosed = ({ base, input: { robots } }: LlmsSubject): boolean =>
  robots.robots !== null && !robotsVerdict(robots.robots, '*', base).allowed;

/** Labels of the bots of high impact that may read the home page and not this file. */
function blockedBots({ bots, base, input: { robots } }: LlmsSubject): string[] {
  return bots
    .filter(({ bot, verdict }) => bot.impact === 'high' && isAnswerBot(bot) && verdict.allowed)
    .filter(({ bot }) => !accessVerdict(robots, bot, `${base}llms.txt`).allowed)
    .map(({ bot }) => bot.label);
}
