/** Fixes of title, description, canonical address, Open Graph, Twitter card, language and icon. */
import { isProse } from '../../facts/identity/page-identity.ts';
import { canonicalsOf, endsHeadEarly, isSamePage } from '../../facts/page-head.ts';
import { isOpenGraphComplete, isWebAddress, TWITTER_CARDS } from '../../facts/social-tags.ts';
import { linkTag, metaTag, propertyTag, shortDescription, titleTag } from '../../fixes/head-tags.ts';
import { blank } from '../../fixes/graph-source.ts';
import { originOf, pageAddress } from '../../fixes/json-ld.ts';
import { pageImage } from '../../fixes/page-picture.ts';
import type { SchemaPart } from './parts.ts';
import { headingProposal } from './heading-proposal.ts';
import { namedFix, proposal, type Proposal } from './proposal.ts';
import { partStates } from './states.ts';
import type { SchemaSubject } from './subject.ts';

type Propose = (subject: SchemaSubject) => Proposal | null;

/** What the head or the data say of the page, else a paragraph of it that says something by itself. */
function describe({ page, tags, identity: { description } }: SchemaSubject): string {
  const { meta, og, twitter } = tags;
  const isStated = [meta.description, og.description, twitter.description].includes(description);
  const block = page.main.blocks.find(({ kind, text }) => kind === 'paragraph' && text === description);
  const isUsable = isStated || block === undefined || isProse(block);
  return (
    (isUsable ? shortDescription(description) : '') || blank('one or two sentences on what the page answers')
  );
}

const title: Propose = (subject) => {
  if (subject.tags.meta.title !== '') return null;
  const fix = namedFix('add-title', {
    severity: 'high',
    description: 'The title is the name under which engines list and cite the page.',
    code: titleTag(subject.name),
  });
  return proposal(fix, 'head', ['title']);
};

const description: Propose = (subject) => {
  if (subject.tags.meta.description !== '') return null;
  const fix = namedFix('add-meta-description', {
    severity: 'high',
    description: 'Search engines show it under the title and may use it as the summary of the page.',
    code: metaTag('description', describe(subject)),
  });
  return proposal(fix, endsHeadEarly(subject.page) ? 'edit' : 'head', ['description']);
};

const canonical: Propose = (subject) => {
  const { tags } = subject;
  if (tags.meta.canonical === '') {
    const isMisplaced = canonicalsOf(subject.page).misplaced > 0;
    const fix = namedFix('add-canonical', {
      severity: 'medium',
      description: isMisplaced
        ? 'The one that the page has stands in body, where engines ignore it. Move it up into head, and see that nothing of body (a div, an img, a text) stands before it: that would end head early.'
        : 'One canonical link in head tells engines which of several addresses of the page to index and cite.',
      code: linkTag('canonical', pageAddress(subject)),
    });
    return proposal(fix, endsHeadEarly(subject.page) ? 'edit' : 'head', ['canonical']);
  }
  if (tags.canonicals.length === 1) return null;
  const own = tags.canonicals.find((address) => isSamePage(address, subject.page.finalUrl));
  const fix = namedFix('resolve-canonical-conflict', {
    severity: 'medium',
    title: `The page names ${tags.canonicals.length} different canonical addresses`,
    description: `Engines follow none of them for sure. Keep one and remove the others: ${tags.canonicals.slice(0, 5).join(', ')}.`,
    code: linkTag('canonical', own ?? tags.meta.canonical),
  });
  return proposal(fix, 'edit', ['canonical']);
};

/** Open Graph tags that are missing, with what the page says of itself. An unknown image is a fix of its own. */
function openGraphLines(subject: SchemaSubject): string[] {
  const { og } = subject.tags;
  const lines: string[] = [];
  if (og.title === '') lines.push(propertyTag('og:title', subject.name));
  if (og.description === '') lines.push(propertyTag('og:description', describe(subject)));
  if (!isWebAddress(og.imageAsWritten) && pageImage(subject) !== '')
    lines.push(propertyTag('og:image', pageImage(subject)));
  if (og.type === '') lines.push(propertyTag('og:type', subject.kind === 'article' ? 'article' : 'website'));
  if (og.url === '') lines.push(propertyTag('og:url', pageAddress(subject)));
  return lines;
}

function openGraphParts(subject: SchemaSubject): SchemaPart[] {
  const states = partStates(subject);
  const parts = ['ogTitle', 'ogDescription', 'ogType', 'ogImage'] as const;
  return parts.filter(
    (part) => states[part] !== 'earned' && (part !== 'ogImage' || pageImage(subject) !== ''),
  );
}

const openGraph: Propose = (subject) => {
  const lines = openGraphLines(subject);
  if (lines.length === 0) return null;
  const { tags } = subject;
  const isComplete = isOpenGraphComplete(tags);
  const detail = tags.og.url === '' ? 'og:url is missing' : 'og:image is not a whole address';
  const fix = namedFix('complete-open-graph', {
    severity: isComplete ? 'low' : 'medium',
    ...(isComplete && { title: detail }),
    description: 'Chat and social applications draw their preview of a link from these tags (ogp.me).',
    code: lines.join('\n'),
  });
  return proposal(fix, 'head', openGraphParts(subject));
};

const openGraphImage: Propose = (subject) => {
  if (isWebAddress(subject.tags.og.image) || pageImage(subject) !== '') return null;
  const fix = namedFix('add-og-image', {
    severity: 'medium',
    description: 'Previews of the link stay without a picture. No picture of the page could be taken for it.',
    code: propertyTag('og:image', blank('absolute address of a picture, 1200 × 630 pixels')),
  });
  return proposal(fix, 'head', ['ogImage']);
};

const twitter: Propose = (subject) => {
  if (partStates(subject).twitter === 'earned') return null;
  const { tags } = subject;
  const { card } = tags.twitter;
  const isDrawn = TWITTER_CARDS.some((known) => known === card.toLowerCase());
  const hasPicture = pageImage(subject) !== '';
  const lines = isDrawn ? [] : [metaTag('twitter:card', hasPicture ? 'summary_large_image' : 'summary')];
  if (tags.twitter.title === '' && tags.og.title === '') lines.push(metaTag('twitter:title', subject.name));
  const fix = namedFix('add-twitter-card', {
    severity: 'low',
    title: isDrawn
      ? 'The Twitter card has no title'
      : card === ''
        ? 'The page asks for no Twitter card'
        : `X draws no card by the name of ${JSON.stringify(card.slice(0, MAX_SHOWN))}`,
    description:
      'X takes title, text and picture from Open Graph, but needs twitter:card to draw a card for sure.',
    code: lines.join('\n'),
  });
  return proposal(fix, 'head', ['twitter']);
};

/** Characters of a value that a title repeats. */
const MAX_SHOWN = 40;

const language: Propose = ({ identity }) => {
  if (identity.inLanguage !== '') return null;
  const fix = namedFix('declare-language', {
    severity: 'low',
    description: 'Write the language on the html element, as a BCP 47 tag.',
    code: `<html lang="${blank('for example en')}">`,
  });
  return proposal(fix, 'edit', ['language']);
};

const favicon: Propose = (subject) => {
  if (subject.identity.favicon !== '') return null;
  const fix = namedFix('declare-favicon', {
    severity: 'low',
    description: 'Result lists show the icon beside the name of the site. Make sure that the file is there.',
    code: linkTag('icon', `${originOf(subject)}/favicon.ico`),
  });
  return proposal(fix, 'head', ['favicon']);
};

const PROPOSERS: readonly Propose[] = [
  title,
  description,
  canonical,
  headingProposal,
  openGraph,
  openGraphImage,
  twitter,
  language,
  favicon,
];

/** Fixes of head and heading that the page needs. */
export function headProposals(subject: SchemaSubject): Proposal[] {
  return PROPOSERS.flatMap((propose) => propose(subject) ?? []);
}
