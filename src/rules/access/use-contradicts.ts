import { failEach, none, type Occurrence } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule } from './access-rule.ts';
import { labelsOf } from './bots.ts';
import { isBlocked } from './engines.ts';
import type { AccessSubject } from './subject.ts';
import type { UseDeclaration } from './use-declaration.ts';
import { contradictionIn, isGeneral } from './use-policy.ts';

/** What each purpose is called in a sentence. */
export const USES = { search: 'search', answer: 'use in answers', train: 'training' } as const;

/** A declaration with its place. */
export const DECLARED_IN = {
  'robots.txt': '{2} in line {1} of robots.txt',
  header: '{1} in the header',
  page: '{1} in the page',
  licence: '{1} in the licence',
  'tdmrep.json': '{1} in the tdmrep.json',
} as const satisfies Readonly<Record<UseDeclaration['place'], string>>;

/** A page with enough text to be one. */
const TEXT = `<!doctype html><title>Tea</title><h1>Tea</h1>${'<p>Tea is a drink made from the leaves of a shrub, and this page says how it is grown.</p>'.repeat(8)}`;

const written = ({ text, place, line }: UseDeclaration): string =>
  line > 0 ? `robots.txt: ${line}: ${text}` : `${place}: ${text}`;

const meansOf = (all: readonly UseDeclaration[]): string[] => [...new Set(all.map(({ means }) => means))];

/** The last of the lines in question: the one that was written to the others. */
function lineOf(all: readonly UseDeclaration[]): { readonly line?: number } {
  const line = Math.max(...all.map((one) => one.line));
  return line > 0 ? { line } : {};
}

/** Training that is denied by a signal nobody documents to follow, while the bots that train come in. */
function unheeded({ policy, bots }: AccessSubject): Occurrence<'unheeded'>[] {
  const training = policy.find(({ purpose }) => purpose === 'train')?.declarations ?? [];
  const denials = training.filter(
    (one) =>
      isGeneral(one) && one.says === 'deny' && one.means !== 'robots-group' && one.honouredBy.length === 0,
  );
  const isTraining = ({ bot }: (typeof bots)[number]): boolean =>
    bot.honoursRobots === 'yes' && (bot.purpose === 'training' || bot.purpose === 'token-only');
  const open = bots.filter(
    (check) => isTraining(check) && check.proof.basis !== 'unreachable' && !isBlocked(check),
  );
  if (denials.length === 0 || open.length === 0) return [];
  return [
    {
      code: 'unheeded',
      data: { signals: denials.map(written), bots: labelsOf(open) },
      about: meansOf(denials),
      ...lineOf(denials),
    },
  ];
}

export const useContradicts = accessRule({
  id: 'use-contradicts',
  area: 'cite',
  place: '/robots.txt',
  title: 'What the site declares about the use of its text agrees, and reaches those whom it is for',
  why: 'Of two statements that say the opposite a reader takes the stricter one, or none; a signal that nobody documents to follow stops nobody.',
  source: SOURCES.aiprefVocab,
  grade: 'standard',

  effort: 'line',
  faults: {
    contradicts: {
      severity: 'low',
      title: 'Declarations about the same use contradict each other',
      message:
        'Declarations about {use@uses} contradict each other: {grants@declared-in}, but {denials@declared-in}',
      fix: 'Say the same in all places, or keep one of them',
    },
    unheeded: {
      severity: 'info',
      title: 'Training is denied by signals alone, which no operator documents to follow',
      message:
        'Training is denied by {signals@declared-in}, which no operator documents to follow; robots.txt lets {bots} in',
      fix: 'Where training is not wanted, close the site to these names in robots.txt, which their operators document to follow',
    },
  },

  evaluate(subject) {
    const { policy } = subject;
    const signals = policy.flatMap(({ declarations }) =>
      declarations.filter(({ means }) => means !== 'robots-group'),
    );
    if (signals.length === 0) return none;
    const contradictions = policy.flatMap((row): Occurrence<'contradicts'>[] => {
      const found = contradictionIn(row);
      if (found === null) return [];
      const { grants, denials } = found;
      return [
        {
          code: 'contradicts',
          data: { use: row.purpose, grants: grants.map(written), denials: denials.map(written) },
          about: [row.purpose, ...meansOf(grants), ...meansOf(denials)],
          ...lineOf([...grants, ...denials]),
        },
      ];
    });
    return failEach<'contradicts' | 'unheeded'>([...contradictions, ...unheeded(subject)]);
  },

  examples: {
    pass: [
      { '/robots.txt': 'User-agent: *\nContent-Signal: ai-train=yes\nContent-Usage: train-ai=y\nAllow: /' },
      { '/robots.txt': 'User-agent: *\nContent-Signal: search=yes\nAllow: /' },
    ],
    fail: [
      { '/robots.txt': 'User-agent: *\nContent-Signal: ai-train=yes\nContent-Usage: train-ai=n\nAllow: /' },
      {
        '/robots.txt': 'User-agent: *\nContent-Signal: search=no\nAllow: /',
        '/': { headers: [['Content-Signal', 'search=yes']], body: TEXT },
      },
      {
        '/robots.txt': 'User-agent: *\nContent-Usage: train-ai=y\nContent-Usage: train-ai=n\nAllow: /',
      },
      { '/robots.txt': 'User-agent: *\nContent-Signal: ai-train=no\nAllow: /' },
    ],
    none: [{}],
  },
});
