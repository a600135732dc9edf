import type { MarkdownVariant } from '../../facts/markdown-answer.ts';
import { failEach, none, type Occurrence } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { percent } from '../wording.ts';
import { accessRule } from './access-rule.ts';

type Code = 'no-vary' | 'relabelled' | 'refused' | 'thin';

/** Share of the words of the page below which its Markdown is another text. */
const FEW = 0.5;

function faultsOf({ answer, varies, isShared, kept }: MarkdownVariant): Code[] {
  if (answer === 'refused' || answer === 'relabelled') return [answer];
  if (answer !== 'markdown') return [];
  return [
    ...(isShared && !varies ? ['no-vary' as const] : []),
    ...(kept !== null && kept < FEW ? ['thin' as const] : []),
  ];
}

const PAGE =
  '<!doctype html><title>Tea</title><h1>Tea</h1><p>Tea is a drink made from the leaves of a shrub.</p>';
const MARKDOWN = '# Tea\n\nTea is a drink made from the leaves of a shrub.';
const type = (value: string) => ['Content-Type', value] as const;

export const markdownNegotiation = accessRule({
  id: 'markdown-negotiation',
  area: 'read',
  place: '/',
  title: 'Who asks for Markdown gets Markdown or the page, and caches tell the two apart',
  why: 'Without Vary a cache gives the Markdown of an agent to a person, or the page to the agent. That Markdown is cited more is not measured.',
  source: SOURCES.rfc9110,
  grade: 'standard',

  severity: 'low',
  effort: 'server',
  faults: {
    'no-vary': {
      title: 'Pages come as Markdown on request, without Vary: Accept',
      message: '{path} comes as Markdown on request, and the answer has no Vary: Accept',
      fix: 'Send `Vary: Accept` with the Markdown and with the HTML of the page, or `Cache-Control: private`',
    },
    relabelled: {
      title: 'HTML is sent as text/markdown where Markdown is asked for',
      message: '{path} sends HTML as text/markdown where Markdown is asked for',
      fix: 'Convert the page, or send it as text/html',
    },
    refused: {
      title: 'Pages are refused with status 406 where Markdown is preferred to HTML',
      message: '{path} is refused with status 406 where Markdown is preferred to HTML',
      fix: 'Send the HTML where there is no Markdown: the request takes both',
    },
    thin: {
      severity: 'info',
      title: 'The Markdown of a page has less than half of its words',
      message: 'The Markdown of {path} has {share} % of the words of the page',
      fix: 'Convert the whole main text of the page',
    },
  },

  evaluate({ markdown }) {
    if (markdown.every(({ answer }) => answer === 'html' || answer === 'other')) return none;
    return failEach(
      markdown.flatMap((variant): Occurrence<Code>[] => {
        const { pathname, search } = new URL(variant.url);
        const data = { path: pathname + search, share: percent(variant.kept ?? 1) };
        return faultsOf(variant).map((code) => ({ code, data, url: variant.url }));
      }),
    );
  },

  examples: {
    pass: [
      {
        '/': PAGE,
        markdown: { '/': { headers: [type('text/markdown'), ['Vary', 'Accept']], body: MARKDOWN } },
      },
      {
        '/': PAGE,
        markdown: { '/': { headers: [type('text/markdown'), ['Cache-Control', 'private']], body: MARKDOWN } },
      },
    ],
    fail: [
      { '/': PAGE, markdown: { '/': { headers: [type('text/markdown; charset=utf-8')], body: MARKDOWN } } },
      { markdown: { '/': { headers: [type('text/markdown'), ['Vary', 'Accept']], body: '# Tea' } } },
      { markdown: { '/': { headers: [type('text/markdown'), ['Vary', 'Accept']], body: PAGE } } },
      { markdown: { '/': { status: 406 }, '/tea': { status: 406 } } },
    ],
    none: [{}, { markdown: { '/': { headers: [type('text/html')], body: PAGE } } }],
  },
});
