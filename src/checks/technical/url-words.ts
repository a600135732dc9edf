import { coverage, topicStems } from '../../facts/text/topic.ts';
import { fail, none, pageCheck, pass, unknown } from '../check.ts';
import { SOURCES } from '../sources.ts';
import { shown } from '../wording.ts';

/** Characters of an address that people and engines still show whole. */
const MAX_LENGTH = 100;
const MAX_DEPTH = 5;
const SESSION = /[;?&](?:jsessionid|phpsessid|sid|sessionid|session_id|cfid|cftoken)=/i;
const LATIN_TITLE = /[a-z]{3}/i;

export const urlWords = pageCheck({
  id: 'url-words',
  category: 'technical',
  type: 'info',
  title: 'The address says what the page is about',
  why: 'Pages with words of the question in their path are cited more often at the same rank.',
  source: SOURCES.originalityCitations,
  grade: 'moderate',
  reads: 'document',

  evaluate({ text, url }) {
    if (url === null) return unknown('the address does not parse');
    const path = decoded(url.pathname);
    const fix = 'Use a short slug with the words of the title';
    if (SESSION.test(url.href)) return fail('Address holds a session id', 'Keep session ids in cookies');
    if (path === '/') return pass;
    const segments = path.split('/').filter((segment) => segment !== '');
    if (path.length > MAX_LENGTH) return fail(`Address has ${path.length} characters`, fix);
    if (segments.length > MAX_DEPTH) return fail(`Address is ${segments.length} levels deep`, fix);
    if (text.titleStems.size === 0) return none;
    const slug = (segments.at(-1) ?? '').replace(/\.[a-z]{2,5}$/i, '');
    if (coverage(topicStems(slug, text.language.judged), text.titleStems) > 0) return pass;
    if (!LATIN_TITLE.test(text.title.topic) && LATIN_TITLE.test(slug))
      return unknown('the slug may be a transcription');
    return fail(`Address "${shown(path)}" says nothing about the page`, fix);
  },

  examples: {
    pass: [
      {
        html: '<title>Descale an espresso machine</title>',
        url: 'https://example.com/guides/descale-espresso-machine',
      },
      { html: '<title>Welcome</title>', url: 'https://example.com/' },
    ],
    fail: [
      { html: '<title>Descale an espresso machine</title>', url: 'https://example.com/p/8412' },
      { html: '<title>Descale</title>', url: 'https://example.com/descale;jsessionid=A1' },
    ],
  },
});

/** Percent-encoding undone; as written where it is broken. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
