import type { Topic, TopicKind } from '../../report/glossary/index.ts';
import { wrapped } from '../../report/text/width.ts';
import { GRADE_WORDS, labelled } from './words.ts';

/** What bears a name, in words. */
export const KIND_WORDS: Readonly<Record<TopicKind, string>> = {
  requirement: 'Requirement of Google that structured data does not meet',
  'sitemap-problem': 'Problem of a sitemap',
  access: 'What came in place of the page',
  signature: 'Mark of a vendor',
  visit: "How a visit under a bot's name went",
  fetch: 'How a fetch failed',
  limit: 'What an audit could not know',
  bot: 'AI bot',
  engine: 'Answer engine',
  'engine-verdict': 'Verdict on an answer engine',
  'engine-reason': 'Reason of a verdict on an answer engine',
  'use-verdict': 'What a site declares about the use of its text by AI',
  failure: 'Code of a failure',
};

/** Kinds in the order in which they are listed. */
export const TOPIC_KINDS = [
  'requirement',
  'sitemap-problem',
  'access',
  'visit',
  'signature',
  'fetch',
  'limit',
  'bot',
  'engine',
  'engine-verdict',
  'engine-reason',
  'use-verdict',
  'failure',
] as const satisfies readonly TopicKind[];

const NO_CLAIM = 'none needed: it says how an audit works';

/** Everything that is known of a name, in lines of at most `width`. */
export function topicText(topic: Topic, width: number): string {
  const { id, kind, title, why, source, grade, fix, example } = topic;
  const lines = [
    id,
    ...wrapped(title, width),
    '',
    ...labelled('Kind', KIND_WORDS[kind], width),
    ...labelled('Why', why, width),
    ...labelled('Source', source, width),
    ...labelled('Evidence', grade === null ? NO_CLAIM : GRADE_WORDS[grade], width),
    ...labelled('Fix', fix, width),
    ...(example === '' ? [] : ['', 'Example:', ...example.split('\n').map((line) => `    ${line}`)]),
  ];
  return `${lines.join('\n')}\n`;
}
