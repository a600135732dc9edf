import { failEach, none } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { page } from './example-pages.ts';
import { answered, blocked } from './example-questions.ts';
import type { Obstacle, ObstacleCode } from './question-view.ts';
import { siteRule } from './site-rule.ts';

/** What is in the way of an answer. */
export const OBSTACLES = {
  hidden: 'it is in a part of the page that is not shown',
  picture: 'it is in a picture',
  script: 'the page has no text before its scripts have run',
  nosnippet: 'it is marked data-nosnippet',
  noindex: 'its page asks not to be indexed',
  snippet: 'its page limits what may be quoted',
  robots: 'robots.txt blocks them',
  'too-long': 'it comes after more text than fetch tools read',
} as const satisfies Readonly<Record<ObstacleCode, string>>;

/** What to do about it, by the same codes. */
const REPAIRS: Readonly<Record<ObstacleCode, 'show' | 'allow' | 'move'>> = {
  hidden: 'show',
  picture: 'show',
  script: 'show',
  nosnippet: 'allow',
  noindex: 'allow',
  snippet: 'allow',
  robots: 'allow',
  'too-long': 'move',
};

const MESSAGE = 'The answer to “{question}” does not reach {engines}: {obstacle@obstacles}';

export const answerUnreachable = siteRule({
  id: 'answer-unreachable',
  category: 'technical',
  area: 'reach',
  title: 'Engines get the answers to the questions that were asked of the site',
  why: 'An answer that an engine cannot fetch, read or quote is none.',
  source: SOURCES.googleSnippet,
  grade: 'vendor',

  severity: 'medium',
  effort: 'template',
  faults: {
    show: {
      title: 'Answers are not in the text of their page',
      message: MESSAGE,
      fix: 'Write the answer into the HTML as text that is shown',
    },
    allow: {
      title: 'Answers are on pages that engines may not fetch or quote',
      message: MESSAGE,
      fix: 'Lift the limit for this page, or give the answer on a page without one',
    },
    move: {
      severity: 'low',
      effort: 'page',
      title: 'Answers come late on long pages',
      message: MESSAGE,
      fix: 'Move the answer up, or to a page of its own',
    },
  },

  evaluate({ questions = [] }) {
    if (questions.length === 0) return none;
    return failEach(
      questions.flatMap(({ question, obstacles }) =>
        obstacles.filter(isInTheWay).map(({ code, url, line, engines }) => {
          const data = { question, obstacle: code, engines };
          return { code: REPAIRS[code], data, url, line, about: [question, code] };
        }),
      ),
    );
  },

  examples: {
    pass: [{ pages: [page('/')], questions: [answered, blocked('robots', false)] }],
    fail: [
      { pages: [page('/')], questions: [blocked('hidden')] },
      { pages: [page('/')], questions: [blocked('noindex', false)] },
      { pages: [page('/')], questions: [blocked('robots')] },
      { pages: [page('/')], questions: [blocked('too-long')] },
    ],
    none: [{ pages: [page('/')] }],
  },
});

/** To keep single bots out is the owner's choice, which other rules report once. */
const isInTheWay = ({ code, isForAll }: Obstacle): boolean => code !== 'robots' || isForAll;
