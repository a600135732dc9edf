import { isSuccess, type Exchange } from '../../exchange.ts';
import { failEach, none, type Occurrence } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule } from './access-rule.ts';
import { readLicense } from './use-documents.ts';

const RSL =
  '<rsl xmlns="https://rslstandard.org/rsl"><content url="/"><license><permits type="usage">search</permits></license></content></rsl>';

type Code = 'unread' | 'not-rsl' | 'malformed';

function faultOf(answer: Exchange): Code | null {
  if (!isSuccess(answer.status)) return 'unread';
  const { isRsl, isWhole } = readLicense(answer);
  if (!isRsl) return 'not-rsl';
  // What our own limit cut off may be whole.
  return isWhole || answer.truncated !== null ? null : 'malformed';
}

export const licenseBroken = accessRule({
  id: 'license-broken',
  area: 'cite',
  place: '/robots.txt',
  title: 'The License line of robots.txt leads to an RSL document',
  why: 'Who looks for the terms of a licence finds none. No operator documents that it reads them.',
  source: SOURCES.rsl,
  grade: 'standard',

  severity: 'info',
  effort: 'server',
  faults: {
    unread: {
      effort: 'line',
      title: 'The License line of robots.txt leads to no document',
      message: 'The License line of robots.txt leads to no document: {url}[ answers with status {status}]',
      fix: 'Serve the licence at this address, or remove the line',
    },
    'not-rsl': {
      title: 'The License line of robots.txt leads to a document that is not RSL',
      message: 'The License line of robots.txt leads to a document that is not RSL: {url}',
      fix: 'Serve XML with the root element rsl of the namespace https://rslstandard.org/rsl',
    },
    malformed: {
      title: 'The RSL document of robots.txt is not well-formed XML: nobody can read its terms',
      message: 'The RSL document of robots.txt is not well-formed XML: nobody can read the terms of {url}',
      fix: 'Close every element, the inner one first, and end the document with </rsl>',
    },
  },

  evaluate({ input: { licenses = [] } }) {
    if (licenses.length === 0) return none;
    return failEach(
      licenses.flatMap((answer): Occurrence<Code>[] => {
        const code = faultOf(answer);
        const { url, status } = answer;
        return code === null ? [] : [{ code, data: { url, status }, about: [url] }];
      }),
    );
  },

  examples: {
    pass: [
      { '/robots.txt': 'License: https://example.com/rsl.xml\nUser-agent: *\nAllow: /', '/rsl.xml': RSL },
    ],
    fail: [
      { '/robots.txt': 'License: https://example.com/rsl.xml\nUser-agent: *\nAllow: /' },
      {
        '/robots.txt': 'License: https://example.com/rsl.xml\nUser-agent: *\nAllow: /',
        '/rsl.xml': '<!doctype html><title>Not found</title>',
      },
      {
        '/robots.txt': 'License: https://example.com/rsl.xml\nUser-agent: *\nAllow: /',
        '/rsl.xml': RSL.replace('</permits>', ''),
      },
    ],
    none: [{}],
  },
});
