/** The fix of the h1: one of them names the page. */
import type { Fix } from '../../contract/index.ts';
import { BLANK } from '../../facts/structured-data/texts.ts';
import { seenMainHeadings } from '../../facts/text/main-heading.ts';
import { headingTag } from '../../fixes/head-tags.ts';
import { namedFix, proposal, type FixPlace, type Proposal } from './proposal.ts';
import type { SchemaSubject } from './subject.ts';

/** The fix of a page without an h1, or with several; `null` where there is one. */
export function headingProposal(subject: SchemaSubject): Proposal | null {
  const { length } = seenMainHeadings(subject.page);
  if (length === 1) return null;
  if (length === 0) {
    const place = placeOf(subject);
    const inside = place === 'main' || place === 'article' ? `, inside its ${place} element` : '';
    const fix = namedFix('add-h1', {
      severity: 'medium',
      description: `One h1 names the topic of the page. Put it where readers see it, at the start of the content${inside}.`,
      code: headingTag(subject.name),
    });
    return proposal(fix, place, ['singleH1']);
  }
  return proposal(surplusHeadings(subject), 'edit', ['singleH1']);
}

/** Before the main text, inside the landmark that holds it: outside it would be no part of the content. */
function placeOf({ page: { main } }: SchemaSubject): FixPlace {
  if (main.source === 'role-main' || main.words === 0) return 'edit';
  return main.source;
}

/** Headings of one page whose change is shown. */
const MAX_SURPLUS = 10;

/** The h1 that names the page stays, or is made where none does; the others with a text of their own become h2. */
function surplusHeadings({ page, name }: SchemaSubject): Fix {
  const texts = page.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  const kept = name.startsWith(BLANK) ? (texts.find((text) => text !== '') ?? name) : name;
  const isThere = texts.includes(kept);
  const others = [...new Set(texts)].filter((text) => text !== kept && text !== '');
  const keep = isThere ? 'Keep' : 'Make';
  const change = others.length === 0 ? '' : ' and turn the others into h2';
  const hasRest = texts.length > others.length + Number(isThere);
  const removal = hasRest ? ' Remove those without a text of their own.' : '';
  return namedFix('keep-one-h1', {
    severity: 'medium',
    title: `The page has ${page.counts.headings.h1} h1 elements`,
    description: `${keep} one that names the topic of the page${change}.${removal}`,
    code: [headingTag(kept), ...others.slice(0, MAX_SURPLUS).map((text) => headingTag(text, 2))].join('\n'),
  });
}
