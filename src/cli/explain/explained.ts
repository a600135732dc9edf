/** What `citeworthy explain` finds and shows. It loads every rule, but neither the network nor the audits. */
import { CodedError } from '../../errors.ts';
import { topics, topicsNamed, type Topic } from '../../report/glossary/index.ts';
import { ruleEntries, rulesNamed, type RuleEntry } from '../../report/rule-entry.ts';
import { joinedByOr } from '../../values/wording.ts';
import { nearNames } from '../near-names.ts';
import { failureTopics } from './failures.ts';
import { ruleText } from './rule-text.ts';
import { KIND_WORDS, TOPIC_KINDS, topicText } from './topic-text.ts';

/** Rules and other things that bear a name. */
export interface Found {
  readonly rules: readonly RuleEntry[];
  readonly topics: readonly Topic[];
}

/** What has a name and is not a rule. */
const ALL_TOPICS: readonly Topic[] = [...topics, ...failureTopics];

/** Every rule. */
export function everyRule(): Found {
  return { rules: ruleEntries, topics: [] };
}

/** Everything that bears a name. */
export function everyName(): Found {
  return { rules: ruleEntries, topics: ALL_TOPICS };
}

/** Whatever bears the name. What follows a colon, as in a signal or a limit, is its detail. Throws `usage`. */
export function named(written: string): Found {
  const [id = ''] = written.trim().toLowerCase().split(':', 1);
  const found = {
    rules: rulesNamed(id),
    topics: [...topicsNamed(id), ...failureTopics.filter((topic) => topic.id === id)],
  };
  if (found.rules.length + found.topics.length === 0)
    throw new CodedError('usage', `Nothing has the name ${written}.${hint(id)}`);
  return found;
}

function hint(id: string): string {
  const near = nearNames(id, [...[...ruleEntries, ...ALL_TOPICS].map((one) => one.id), ...longCodes()]);
  return near.length === 0
    ? ' citeworthy explain --all lists every name'
    : ` Did you mean ${joinedByOr(near)}?`;
}

/** Codes of more than one word. A single one, as `long`, many rules have, and much that is written is near to it. */
function longCodes(): string[] {
  return ruleEntries
    .flatMap(({ faults }) => faults.map(({ code }) => code))
    .filter((code) => /[-.]/.test(code));
}

/** Everything that is known of what was found, in lines of at most `width`. */
export function explained(found: Found, width: number): string {
  const texts = [
    ...found.rules.map((entry) => ruleText(entry, width)),
    ...found.topics.map((topic) => topicText(topic, width)),
  ];
  return texts.join('\n');
}

/** What was found, one a line. */
export function listed({ rules, topics: others }: Found): string {
  const width = Math.max(...[...rules, ...others].map(({ id }) => id.length));
  const lines = rules.map(
    ({ id, audit, points, title }) =>
      `${id.padEnd(width)}  ${audit.padEnd(7)}  ${String(points).padStart(3)}  ${title}`,
  );
  const count = `${rules.length} rules. The number is the points of a rule, out of 100 of its score.`;
  if (others.length === 0)
    return `${lines.join('\n')}\n\n${count}\nciteworthy explain --all also lists signals, visits, failures, limits and bots.\n`;
  const parts = TOPIC_KINDS.map((kind) => {
    const rows = others.filter((topic) => topic.kind === kind);
    const names = rows.map(({ id, title }) => `${id.padEnd(width)}  ${title}`);
    return rows.length === 0 ? '' : `\n${KIND_WORDS[kind]}\n${names.join('\n')}\n`;
  });
  return `${lines.join('\n')}\n\n${count}\n${parts.join('')}`;
}
