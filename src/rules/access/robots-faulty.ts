import { failEach, none, type Fault } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule } from './access-rule.ts';
import { problemFaults, robotsFile } from './robots-file.ts';

/** `what`: what is wrong with a line, whose text the message repeats. */
const ofLine = (what: string, effect: string, fix: string): Fault => ({
  severity: 'low',
  effort: 'line',
  title: `${what}: ${effect}`,
  message: `${what}[ ({text})][, {times} times]: ${effect}`,
  fix,
});

const ofFile = (message: string, fix: string): Fault => ({ severity: 'low', effort: 'server', message, fix });

/** Problems for which crawlers skip a line, or the file, that its author counts on. */
const faults = {
  'utf-16': ofFile('robots.txt is UTF-16: crawlers expect UTF-8 and read noise', 'Save the file as UTF-8'),
  'too-large': ofFile(
    'robots.txt is larger than 500 KiB: crawlers need not read the rules after that',
    'Join rules by patterns, the important ones first',
  ),
  'line-too-long': ofLine('A line is too long', 'Google cuts it after 16,663 bytes', 'Shorten it'),
  nul: ofLine(
    'A line contains a NUL byte',
    'readers may end the line or the file there',
    'Save the file as UTF-8 text again',
  ),
  'template-left': ofLine(
    'A placeholder of a template is left in the file',
    'the rules that belong here are missing',
    'Publish the file that the template makes',
  ),
  'outside-group': ofLine(
    'A rule comes before the first User-agent line',
    'it applies to no bot',
    'Put a User-agent line before it',
  ),
  'signal-outside-group': ofLine(
    'A line on use or pace comes before the first User-agent line',
    'it applies to no bot',
    'Put the line into a group, after its User-agent lines',
  ),
  'key-near': ofLine(
    'A line begins with a misspelt key',
    'no crawler reads it, and rules after it belong to the group before',
    'Write {meant} in the place of the key',
  ),
  'agent-product': ofLine(
    'A User-agent line names a product or company, and no bot',
    'none of its bots obeys the line',
    'Write a User-agent line for each bot that is meant: {meant}',
  ),
  'agent-empty': ofLine(
    'A User-agent line names no bot',
    'its group applies to no bot',
    'Name the token of a bot, or * for all',
  ),
  'rule-without-slash': ofLine(
    'The path of a rule does not begin with / or *',
    'it matches no address',
    'Begin the path with a slash',
  ),
  'rule-is-url': ofLine('A rule is a whole address', 'it matches no path', 'Write the path alone'),
  'sitemap-relative': ofLine(
    'A Sitemap line is not a whole address',
    'many readers skip it',
    'Write the address with scheme and host',
  ),
  'sitemap-no-address': ofLine(
    'A Sitemap line names nothing that can be fetched',
    'crawlers skip it',
    'Write the address of the sitemap with scheme and host',
  ),
  'no-effect': ofLine(
    'noindex, nofollow and noarchive have no effect in robots.txt',
    'Google ended its support on 2019-09-01, and no other operator documents any',
    'Use the robots meta element or the X-Robots-Tag header of the pages',
  ),
  'crawl-delay-invalid': ofLine(
    'Crawl-delay is no number',
    'bots that honour it cannot read it',
    'Write a number of seconds',
  ),
  'content-signal-invalid': ofLine(
    'A Content-Signal line cannot be read',
    'the choice that it makes is lost',
    'Write search, ai-input and ai-train with yes or no',
  ),
  'unknown-line': {
    severity: 'info',
    effort: 'line',
    title: 'A line is neither a rule nor a comment: it has no effect',
    message: 'A line is neither a rule nor a comment[ ({times} of them)]: it has no effect',
    fix: 'Begin the line with #, or remove it',
  },
} as const satisfies Readonly<Record<string, Fault>>;

export const robotsFaulty = accessRule({
  id: 'robots-faulty',
  area: 'reach',
  place: '/robots.txt',
  title: 'Every line of robots.txt does something',
  why: 'What a faulty line forbids stays open and what it names is not found, whatever its author meant.',
  source: SOURCES.rfc9309,
  grade: 'standard',

  faults,

  // A page in its place is one cause of its own. What Google forgives is judged by its effect.
  evaluate: ({ input: { robots } }) =>
    robotsFile(robots) === 'read' ? failEach(problemFaults(robots, faults)) : none,

  examples: {
    pass: [{}, { '/robots.txt': 'User-agent: *\nDisallow: /a\nLLM-Content: https://example.com/llms.txt' }],
    fail: [
      { '/robots.txt': { body: Buffer.from('\ufeffUser-agent: *\nDisallow: /a', 'utf16le') } },
      { '/robots.txt': `User-agent: *\nDisallow: /a\n${'# a comment\n'.repeat(50_000)}` },
      { '/robots.txt': `User-agent: *\nDisallow: /${'a'.repeat(20_000)}` },
      { '/robots.txt': 'User-agent: *\nDisallow: /a\0b' },
      { '/robots.txt': 'User-agent: *\nDisallow: /a\n{{ rules }}' },
      { '/robots.txt': 'Disallow: /a\nUser-agent: *' },
      { '/robots.txt': 'User-agent:\nDisallow: /a' },
      { '/robots.txt': 'User-agent: *\nDisallow: /a\n\nUser-agend: GPTBot\nDisallow: /b' },
      { '/robots.txt': 'User-agent: ChatGPT\nDisallow: /a' },
      { '/robots.txt': 'Content-Signal: ai-train=no\nUser-agent: *\nAllow: /' },
      { '/robots.txt': 'User-agent: *\nDisallow: private' },
      { '/robots.txt': 'User-agent: *\nDisallow: https://example.com/private' },
      { '/robots.txt': 'Sitemap: /sitemap.xml' },
      { '/robots.txt': 'Sitemap: {{ site.url }}/sitemap.xml' },
      { '/robots.txt': 'User-agent: *\nNoindex: /private' },
      { '/robots.txt': 'User-agent: *\nCrawl-delay: slow' },
      { '/robots.txt': 'User-agent: *\nContent-Signal: search' },
      { '/robots.txt': 'please do not crawl' },
    ],
    none: [{ '/robots.txt': 404 }, { '/robots.txt': '<!doctype html>\nDisallow: /a' }],
  },
});
