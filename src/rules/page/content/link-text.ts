import { GENERIC_LINK_TEXTS } from '../../../catalog/text-terms/link-texts.ts';
import { bareText } from '../../../facts/text/generic.ts';
import { fail, none, pageCheck, pass, unlisted } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { counted, shown } from '../../wording.ts';

/** Share of generic link texts that a page may have. */
const MAX_SHARE = 0.2;

const NAMES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(GENERIC_LINK_TEXTS).map(([language, texts]) => [language, new Set(texts)]),
);

export const linkText = pageCheck({
  id: 'link-text',
  category: 'content',
  type: 'info',
  title: 'Link texts name their target',
  why: 'The text of a link tells engines what the target is about.',
  source: SOURCES.googleCrawlable,
  grade: 'vendor',
  reads: 'document',

  evaluate({ page, text }) {
    const { judged } = text.language;
    if (judged === null) return unlisted;
    const links = page.links.filter(
      (link) => link.region === 'main' && link.text !== '' && link.url !== null,
    );
    if (links.length === 0) return none;
    const names = NAMES.get(judged);
    const generic = links.filter((link) => names?.has(bareText(link.text)));
    const [first] = generic;
    if (first === undefined || generic.length <= links.length * MAX_SHARE) return pass;
    return fail(
      `${counted(generic.length, 'link')} with a text such as "${shown(first.text)}"`,
      'Use the topic of the target as link text',
    );
  },

  examples: {
    pass: ['<html lang="en"><main><p>See <a href="/a">descaling agents</a>.</p></main>'],
    fail: [
      '<html lang="en"><main><p><a href="/a">Click here</a></p></main>',
      '<html lang="de"><main><p><a href="/a">mehr »</a></p></main>',
    ],
  },
});
