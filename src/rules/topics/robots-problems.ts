/** The problems of a robots.txt. Sources: RFC 9309; Google's published parser and its documentation of 2026. */
import type { RobotsProblemCode } from '../../facts/robots/index.ts';
import { topicsOf, type TopicRow } from './topic.ts';

const LETTER = 'Google reads it all the same; bots that follow the letter of RFC 9309 skip the line.';

const PROBLEMS: Readonly<Record<RobotsProblemCode, TopicRow>> = {
  html: [
    'An HTML page is served as robots.txt',
    'Crawlers find no rules in it.',
    'Serve text/plain, or answer 404.',
  ],
  'utf-16': ['robots.txt is UTF-16', 'RFC 9309 2.3 wants UTF-8; crawlers read noise.', 'Save it as UTF-8.'],
  'too-large': [
    'robots.txt is larger than 500 KiB',
    'Crawlers need not read further (RFC 9309 2.5), so later rules may not apply.',
    'Join rules by patterns.',
  ],
  'line-too-long': ['A line is too long', "Google's parser cuts lines beyond 16,663 bytes.", 'Shorten it.'],
  nul: [
    'A line contains a NUL byte',
    'Readers may end the line or the file there.',
    'Save the file as UTF-8 text again.',
  ],
  'key-typo': ['A key is misspelt', LETTER, 'Write it right.', 'Disalow: /private'],
  'key-suffix': [
    'A key has something after it',
    LETTER,
    'Write the key alone before the colon.',
    'disallowed: /x',
  ],
  'missing-colon': ['The colon is missing', LETTER, 'Put a colon after the key.', 'Disallow /private'],
  'unknown-line': [
    'A line is no rule',
    'It has no effect.',
    'Make it a comment with #, or take it out.',
    'please do not crawl',
  ],
  'template-left': [
    'A template was not filled in',
    'The rules that were to stand here are missing.',
    'Publish the file that the template makes.',
    '{{ rules }}',
  ],
  'outside-group': [
    'A rule comes before the first User-agent line',
    'A rule outside a group applies to nobody (RFC 9309 2.2).',
    'Put a User-agent line before it.',
    'Disallow: /\nUser-agent: *',
  ],
  'agent-suffix': [
    'A User-agent line says more than a product token',
    'Only the leading letters, _ and - are compared (RFC 9309 2.2.1), so it addresses the token before.',
    'Write the token alone.',
    'User-agent: GPTBot/1.2',
  ],
  'agent-nonstandard': [
    'A User-agent line contains characters that a token cannot have',
    'Bots compare letters, _ and - alone; this name may address nobody or another bot.',
    "Write the operator's token.",
  ],
  'agent-empty': [
    'A User-agent line names nobody',
    'Its group applies to nobody.',
    'Name a token, or * for all.',
    'User-agent:',
  ],
  'rule-without-slash': [
    'A path does not begin with / or *',
    'It can match no path.',
    'Begin it with a slash.',
    'Disallow: private',
  ],
  'rule-is-url': [
    'A rule is a whole address',
    'Rules are paths of this host; the address matches nothing.',
    'Write the path alone.',
    'Disallow: https://example.com/private',
  ],
  'sitemap-relative': [
    'A Sitemap line is not a whole address',
    'sitemaps.org wants the full address; many readers drop this one.',
    'Write it with scheme and host.',
    'Sitemap: /sitemap.xml',
  ],
  'sitemap-no-address': [
    'A Sitemap line names nothing that can be fetched',
    'Mostly a template that was not filled in; crawlers pass it over.',
    'Write the address of the sitemap with scheme and host.',
    'Sitemap: {{ site.url }}/sitemap.xml',
  ],
  'no-effect': [
    'A line has no effect',
    'Google ended support for noindex, nofollow and noarchive in robots.txt on 2019-09-01, and no operator documents it.',
    'Use the robots meta element or X-Robots-Tag.',
    'Noindex: /private',
  ],
  'crawl-delay-invalid': [
    'Crawl-delay is no number',
    'Bots that honour it cannot read it.',
    'Write seconds.',
    'Crawl-delay: slow',
  ],
  'content-signal-invalid': [
    'A Content-Signal line cannot be read',
    'The choice it was to state is not stated.',
    'Write search, ai-input and ai-train as yes or no.',
    'Content-Signal: search=yes, ai-train=no',
  ],
  'content-signal-conflict': [
    'Two Content-Signal lines contradict each other',
    'Groups of one name are joined (RFC 9309 2.2.1), so both lines apply to the same bot and neither can be relied on.',
    'Keep one line for each bot.',
    'User-agent: GPTBot\nContent-Signal: ai-train=yes\nDisallow:\nUser-agent: GPTBot\nContent-Signal: ai-train=no',
  ],
  'content-signal-closed': [
    'A Content-Signal grants a use of what may not be fetched',
    'A signal opens nothing (contentsignals.org): where every page is closed there is nothing to be used.',
    'Open the pages that may be used, or take the line out.',
    'User-agent: OAI-SearchBot\nContent-Signal: search=yes\nDisallow: /',
  ],
  'content-signal-denied': [
    'A bot is invited and told not to use what it fetches',
    'The Allow names the bot, and the signal denies the use that it fetches for; nothing grants it another.',
    'State what the bot may do (search=yes where links are wanted and answers are not), or close the pages to it.',
    'User-agent: ChatGPT-User\nContent-Signal: ai-input=no\nAllow: /',
  ],
  'content-signal-scope': [
    'A Content-Signal does not apply to a bot with a group of its own',
    'A bot that has its own group reads that one alone (RFC 9309 2.2.1): nothing is stated for it.',
    'Repeat the line in the group of the bot.',
    'User-agent: *\nContent-Signal: ai-input=no\nAllow: /\nUser-agent: OAI-SearchBot\nAllow: /',
  ],
};

/** What a problem is, in words. */
export const robotsProblemTitle = (code: RobotsProblemCode): string => PROBLEMS[code][0];

/** What there is to know of each problem of a robots.txt. */
export const robotsProblemTopics = topicsOf(
  { kind: 'robots-problem', source: 'https://www.rfc-editor.org/rfc/rfc9309', grade: 'standard' },
  PROBLEMS,
);
