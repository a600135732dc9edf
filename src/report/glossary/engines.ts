/** The answer engines by their keys, and what the cells of their matrix say. */
import { answerEngines, type AnswerEngine } from '../../catalog/answer-engines.ts';
import { ENGINE_REASONS, type EngineVerdict } from '../../findings/engines/cell.ts';
import type { Topic } from './topic.ts';

const MATRIX = 'README, "The Crawler Check"';

const VERDICTS: Readonly<Record<EngineVerdict, string>> = {
  yes: 'The engine can: by robots.txt, by the page, and by the server where it was visited',
  partly: 'It can for a part of the site, a part of the text, or a part of what it does',
  no: 'It cannot; in the column of training: it may not, by your own choice',
  unknown: 'Nobody can tell from outside, or no operator says',
};

/** What stands for the data of a reason where none are known. */
const NAMES: Readonly<Record<string, string>> = {
  bots: 'its bots',
  served: 'some of them',
  company: 'its operator',
  what: 'what came instead',
  rule: 'the rule that decides',
  line: 'n',
  signal: 'A line of robots.txt',
  directives: 'the directives',
  size: 'more',
  most: 'fewer',
  words: 'What holds for the home page',
  count: 'some',
  pages: 'all',
};

const withoutData = (template: string): string =>
  template.replaceAll(/\[[^\]]*\]/g, '').replaceAll(/\{(\w+)\}/g, (_, name: string) => NAMES[name] ?? name);

function engineTopic({ key, label, company, bots, indexes, reach }: AnswerEngine): Topic {
  const { find, fetch } = bots.value;
  const needs = [
    find.length === 0 ? 'no bot is documented' : `finds pages by ${find.join(', ')}`,
    ...(fetch.length === 0 ? [] : [`opens pages for a person by ${fetch.join(', ')}`]),
    ...(indexes.value.length === 0 ? [] : [`draws on the indexes ${indexes.value.join(', ')}`]),
  ];
  return {
    id: key,
    kind: 'engine',
    title: `${label} of ${company}: ${needs.join('; ')}`,
    why: `Reach: ${reach.value.people}, weight ${reach.value.weight} in the score.`,
    source: `${bots.source || 'no operator page'} (${bots.asOf})`,
    grade: bots.basis === 'documented' ? 'vendor' : 'weak',
    fix: find.length === 0 ? 'Nothing to do.' : 'Let its bots in, by robots.txt and by the firewall.',
    example: '',
  };
}

/** What there is to know of each engine, verdict and reason of the matrix. */
export const engineTopics: readonly Topic[] = [
  ...answerEngines.map(engineTopic),
  ...Object.entries(VERDICTS).map(([id, title]): Topic => ({
    id,
    kind: 'engine-verdict',
    title,
    why: 'A cell of the matrix of answer engines has one of four verdicts.',
    source: MATRIX,
    grade: null,
    fix: 'Look at the reason and the proof beside it.',
    example: '',
  })),
  ...Object.entries(ENGINE_REASONS).map(([id, template]): Topic => ({
    id,
    kind: 'engine-reason',
    title: withoutData(template),
    why: 'It decided on a cell of the matrix of answer engines.',
    source: MATRIX,
    grade: null,
    fix: 'Look at the proof beside it; findings say what to repair.',
    example: '',
  })),
];
