import { CodedError } from '../../errors.ts';
import { topics, topicsNamed, type Topic } from '../../report/glossary/index.ts';
import { ruleEntries, rulesNamed, type RuleEntry } from '../../report/rule-entry.ts';
import { EXIT, isSet, type Command } from '../command.ts';
import { failureTopics } from '../explain/failures.ts';
import { ruleText } from '../explain/rule-text.ts';
import { nearNames } from '../near-names.ts';
import { KIND_WORDS, TOPIC_KINDS, topicText } from '../explain/topic-text.ts';

const MAX_WIDTH = 100;

export const explain: Command = {
  examples: [
    'citeworthy explain                 every rule in a line',
    'citeworthy explain server-rendered',
    'citeworthy explain answer-bots-blocked',
    'citeworthy explain --all           every other name as well',
  ],
  options: {
    all: { type: 'boolean', help: 'list signals, visits, failures, limits and bots too' },
    json: { type: 'boolean', help: 'the entries as JSON' },
  },
  run: async ([id, ...others], values, terminal) => {
    if (others.length > 0) throw new CodedError('usage', 'explain wants one name at a time');
    if (id !== undefined && isSet(values, 'all'))
      throw new CodedError('usage', '--all lists every name: leave out the name, or --all');
    const found = id === undefined ? everything(isSet(values, 'all') ? ALL_TOPICS : []) : named(id);
    if (isSet(values, 'json')) {
      terminal.out(`${JSON.stringify([...found.rules, ...found.topics], null, 2)}\n`);
      return EXIT.healthy;
    }
    const width = Math.min(terminal.width, MAX_WIDTH);
    const texts = [
      ...found.rules.map((entry) => ruleText(entry, width)),
      ...found.topics.map((topic) => topicText(topic, width)),
    ];
    terminal.out(id === undefined ? listed(found) : texts.join('\n'));
    return EXIT.healthy;
  },
};

interface Found {
  readonly rules: readonly RuleEntry[];
  readonly topics: readonly Topic[];
}

/** What has a name and is no rule. */
const ALL_TOPICS: readonly Topic[] = [...topics, ...failureTopics];

function everything(others: readonly Topic[]): Found {
  return { rules: ruleEntries, topics: others };
}

/** Whatever bears the name. What stands after a colon, as in a signal or a limit, is its detail. */
function named(written: string): Found {
  const [id = ''] = written.trim().toLowerCase().split(':', 1);
  const found = {
    rules: rulesNamed(id),
    topics: [...topicsNamed(id), ...failureTopics.filter((topic) => topic.id === id)],
  };
  if (found.rules.length + found.topics.length === 0)
    throw new CodedError('usage', `nothing is called ${written}${hint(id)}`);
  return found;
}

function hint(id: string): string {
  const near = nearNames(
    id,
    [...ruleEntries, ...ALL_TOPICS].map((one) => one.id),
  );
  return near.length === 0
    ? `; citeworthy explain --all lists every name`
    : `; did you mean ${near.join(', ')}?`;
}

function listed({ rules, topics: others }: Found): string {
  const width = Math.max(...[...rules, ...others].map(({ id }) => id.length));
  const lines = rules.map(
    ({ id, audit, points, title }) =>
      `${id.padEnd(width)}  ${audit.padEnd(7)}  ${String(points).padStart(3)}  ${title}`,
  );
  const count = `${rules.length} rules; the number is the points of 100 of the score they belong to.`;
  if (others.length === 0)
    return `${lines.join('\n')}\n\n${count}\nciteworthy explain --all lists signals, visits, failures, limits and bots too.\n`;
  const parts = TOPIC_KINDS.map((kind) => {
    const rows = others.filter((topic) => topic.kind === kind);
    const names = rows.map(({ id, title }) => `${id.padEnd(width)}  ${title}`);
    return rows.length === 0 ? '' : `\n${KIND_WORDS[kind]}\n${names.join('\n')}\n`;
  });
  return `${lines.join('\n')}\n\n${count}\n${parts.join('')}`;
}
