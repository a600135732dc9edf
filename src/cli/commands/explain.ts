import { CodedError } from '../../errors.ts';
import {
  checkEntry,
  checkIds,
  topics,
  topicsNamed,
  type CheckEntry,
  type Topic,
} from '../../jobs/check-catalogue.ts';
import { EXIT, isSet, type Command } from '../command.ts';
import { checkText } from '../explain/check-text.ts';
import { failureTopics } from '../explain/failures.ts';
import { nearNames } from '../near-names.ts';
import { KIND_WORDS, TOPIC_KINDS, topicText } from '../explain/topic-text.ts';

const MAX_WIDTH = 100;

export const explain: Command = {
  examples: [
    'citeworthy explain                 every check in a line',
    'citeworthy explain server-rendered',
    'citeworthy explain answer-bots-blocked',
    'citeworthy explain --all           every other name as well',
  ],
  options: {
    all: { type: 'boolean', help: 'list findings, fixes, faults, problems, signals and limits too' },
    json: { type: 'boolean', help: 'the entries as JSON' },
  },
  run: async ([id, ...others], values, terminal) => {
    if (others.length > 0) throw new CodedError('usage', 'explain wants one name at a time');
    if (id !== undefined && isSet(values, 'all'))
      throw new CodedError('usage', '--all lists every name: leave out the name, or --all');
    const found = id === undefined ? everything(isSet(values, 'all') ? ALL_TOPICS : []) : named(id);
    if (isSet(values, 'json')) {
      terminal.out(`${JSON.stringify([...found.checks, ...found.topics], null, 2)}\n`);
      return EXIT.healthy;
    }
    const width = Math.min(terminal.width, MAX_WIDTH);
    const texts = [
      ...found.checks.map((entry) => checkText(entry, width)),
      ...found.topics.map((topic) => topicText(topic, width)),
    ];
    terminal.out(id === undefined ? listed(found) : texts.join('\n'));
    return EXIT.healthy;
  },
};

interface Found {
  readonly checks: readonly CheckEntry[];
  readonly topics: readonly Topic[];
}

/** What has a name and is no check. */
const ALL_TOPICS: readonly Topic[] = [...topics, ...failureTopics];

function everything(others: readonly Topic[]): Found {
  return { checks: checkIds.flatMap((id) => checkEntry(id) ?? []), topics: others };
}

/** Whatever bears the name. What stands after a colon, as in a signal or a limit, is its detail. */
function named(written: string): Found {
  const [id = ''] = written.trim().toLowerCase().split(':', 1);
  const check = checkEntry(id);
  const found = {
    checks: check === null ? [] : [check],
    topics: [...topicsNamed(id), ...failureTopics.filter((topic) => topic.id === id)],
  };
  if (found.checks.length + found.topics.length === 0)
    throw new CodedError('usage', `nothing is called ${written}${hint(id)}`);
  return found;
}

function hint(id: string): string {
  const near = nearNames(id, [...checkIds, ...ALL_TOPICS.map((topic) => topic.id)]);
  return near.length === 0
    ? `; citeworthy explain --all lists every name`
    : `; did you mean ${near.join(', ')}?`;
}

function listed({ checks, topics: others }: Found): string {
  const width = Math.max(...[...checks, ...others].map(({ id }) => id.length));
  const lines = checks.map(
    ({ id, category, points, title }) =>
      `${id.padEnd(width)}  ${category.padEnd(9)}  ${String(points).padStart(3)}  ${title}`,
  );
  const count = `${checks.length} checks; the number is the points of 100 of its category.`;
  if (others.length === 0)
    return `${lines.join('\n')}\n\n${count}\nciteworthy explain --all lists findings, fixes, faults and signals too.\n`;
  const parts = TOPIC_KINDS.map((kind) => {
    const rows = others.filter((topic) => topic.kind === kind);
    const names = rows.map(({ id, title }) => `${id.padEnd(width)}  ${title}`);
    return `\n${KIND_WORDS[kind]}\n${names.join('\n')}\n`;
  });
  return `${lines.join('\n')}\n\n${count}\n${parts.join('')}`;
}
