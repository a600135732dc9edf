import type { WellKnownFound } from '../../facts/well-known.ts';
import { failEach, none, type Occurrence } from '../rule.ts';
import { accessRule } from './access-rule.ts';

type Code = 'page' | 'no-json' | 'lacks';

/** A server that answers everything with its page has one fault, and not one for each address that was tried. */
function pagesIn(found: readonly WellKnownFound[]): Occurrence<Code>[] {
  const paths = found.filter(({ state }) => state === 'page').map(({ file }) => file.path);
  return paths.length === 0 ? [] : [{ code: 'page', data: { paths } }];
}

const CARD = JSON.stringify({ name: 'Tea shop', url: 'https://example.com/a2a', skills: [{ id: 'order' }] });

export const wellKnownBroken = accessRule({
  id: 'well-known-broken',
  area: 'understand',
  place: '/',
  title: 'What stands at a well-known address is the file that belongs there',
  why: 'An agent that looks there finds something that it cannot read. To have no such file is no fault: few agents look.',
  source: 'https://www.rfc-editor.org/rfc/rfc8615',
  grade: 'standard',

  severity: 'info',
  effort: 'line',
  faults: {
    page: {
      effort: 'server',
      title: 'Well-known addresses answer with a page in place of a file or of status 404',
      message: 'A page comes with the status of a file at {paths}',
      fix: 'Answer with status 404 what is not there: a program cannot tell this page from a file',
    },
    'no-json': {
      title: 'A file at a well-known address cannot be read as JSON',
      message: 'The file at {path} ({label}) cannot be read as JSON',
      fix: 'Repair the file, or remove it',
    },
    lacks: {
      title: 'A file at a well-known address lacks what its format asks for',
      message: 'The file at {path} ({label}) lacks {members}',
      fix: 'Add what is missing as {source} describes it, or remove the file',
    },
  },

  evaluate({ wellKnown }) {
    if (wellKnown.length === 0) return none;
    const files = wellKnown.flatMap(({ file, url, state, lacks }): Occurrence<Code>[] => {
      if (state !== 'no-json' && state !== 'lacks') return [];
      const data = { path: file.path, label: file.label, members: lacks, source: file.source };
      return [{ code: state, data, url, about: [file.key] }];
    });
    return failEach<Code>([...pagesIn(wellKnown), ...files]);
  },

  examples: {
    pass: [{ '/.well-known/agent-card.json': CARD }],
    fail: [
      { '/.well-known/ucp': '<!doctype html><title>Tea</title><div id="root"></div>' },
      { '/.well-known/api-catalog': 'linkset: none' },
      { '/.well-known/mcp/server-card.json': '{"description":"Tea"}' },
    ],
    none: [{}],
  },
});
