import type { MarkdownVariant } from '../../facts/markdown-answer.ts';
import { failEach, none, type Occurrence } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule } from './access-rule.ts';

type Code = 'no-vary' | 'relabelled' | 'refused';

function faultOf({ answer, varies, isShared }: MarkdownVariant): Code | null {
  if (answer === 'refused' || answer === 'relabelled') return answer;
  return answer === 'markdown' && isShared && !varies ? 'no-vary' : null;
}

const PAGE =
  '<!doctype html><title>Tea</title><h1>Tea</h1><p>Tea is a drink made from the leaves of a shrub.</p>';
const type = (value: string) => ['Content-Type', value] as const;

export const markdownNegotiation = accessRule({
  id: 'markdown-negotiation',
  area: 'read',
  place: '/',
  title: 'Who asks for Markdown gets Markdown or the page, and caches tell the two apart',
  why: 'Without Vary a cache gives the Markdown of an agent to a person, or the page to the agent. That Markdown is cited more is not measured.',
  source: SOURCES.rfc9110,
  grade: 'standard',

  faults: {
    'no-vary': {
      severity: 'low',
      effort: 'server',
      title: 'Pages come as Markdown on request, without Vary: Accept',
      message: '{path} comes as Markdown on request, and the answer has no Vary: Accept',
      fix: 'Send `Vary: Accept` with the Markdown and with the HTML of the page, or `Cache-Control: private`',
    },
    relabelled: {
      severity: 'low',
      effort: 'server',
      title: 'HTML is sent as text/markdown where Markdown is asked for',
      message: '{path} sends HTML as text/markdown where Markdown is asked for',
      fix: 'Convert the page, or send it as text/html',
    },
    refused: {
      severity: 'low',
      effort: 'server',
      title: 'Pages are refused with status 406 where Markdown is preferred to HTML',
      message: '{path} is refused with status 406 where Markdown is preferred to HTML',
      fix: 'Send the HTML where there is no Markdown: the request takes both',
    },
  },

  evaluate({ markdown }) {
    if (markdown.every(({ answer }) => answer === 'html' || answer === 'other')) return none;
    return failEach(
      markdown.flatMap((variant): Occurrence<Code>[] => {
        const code = faultOf(variant);
        if (code === null) return [];
        const { pathname, search } = new URL(variant.url);
        return [{ code, data: { path: pathname + search }, url: variant.url }];
      }),
    );
  },

  examples: {
    pass: [
      { markdown: { '/': { headers: [type('text/markdown'), ['Vary', 'Accept']], body: '# Tea' } } },
      {
        markdown: { '/': { headers: [type('text/markdown'), ['Cache-Control', 'private']], body: '# Tea' } },
      },
    ],
    fail: [
      { markdown: { '/': { headers: [type('text/markdown; charset=utf-8')], body: '# Tea' } } },
      { markdown: { '/': { headers: [type('text/markdown'), ['Vary', 'Accept']], body: PAGE } } },
      { markdown: { '/': { status: 406 }, '/tea': { status: 406 } } },
    ],
    none: [{}, { markdown: { '/': { headers: [type('text/html')], body: PAGE } } }],
  },
});
