import type { PageFacts } from '../../../facts/page-facts.ts';
import { canonicalsOf, isSamePage, linksOf, ownAddress, versionAttribute } from '../../../facts/page-head.ts';
import { linkTag } from '../../../fixes/head-tags.ts';
import { fail, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { shown } from '../../wording.ts';

export const canonicalSelf = pageCheck({
  id: 'canonical-self',
  category: 'technical',
  type: 'warning',
  title: 'The page names itself as canonical',
  why: 'Engines fold copies into the canonical address and cite that one.',
  source: SOURCES.googleCanonical,
  grade: 'moderate',
  reads: 'document',

  evaluate({ page }) {
    const { elements, headers, written, misplaced } = canonicalsOf(page);
    if (elements.length + headers.length === 0) {
      const name = linksOf(page, 'canonical')
        .map(versionAttribute)
        .find((attribute) => attribute !== null);
      if (name !== undefined) {
        return fail(
          `Engines ignore a canonical element with ${name}`,
          `Remove ${name} from <link rel="canonical">`,
        );
      }
      if (misplaced === 0) return fail('No canonical address', `Add ${ownLink(page)} to head`);
      return fail(
        'Canonical stands outside head, where engines ignore it',
        `Take it out there and add ${ownLink(page)} to head`,
      );
    }
    const unreadable = elements.indexOf(null);
    if (unreadable !== -1) {
      const message = `Canonical is not an address: "${shown(written[unreadable] ?? '')}"`;
      return fail(message, `Write ${ownLink(page)} in its place`);
    }
    const named = [...elements, ...headers].filter((address) => address !== null);
    const others = named.filter((address) => !isSamePage(address, page.finalUrl));
    const [other] = others;
    if (other === undefined) return pass;
    if (others.length < named.length || others.some((address) => !isSamePage(address, other))) {
      return fail(`${named.length} canonical addresses disagree`, `Keep ${ownLink(page)} alone`);
    }
    return fail(
      `Canonical points to ${other}, not to this page`,
      `Write ${ownLink(page)} in its place, unless the other page is meant to replace this one`,
    );
  },

  examples: {
    pass: [
      '<link rel="canonical" href="https://example.com/guide">',
      '<link rel="canonical" href="/guide/">',
      {
        html: '',
        headers: [
          ['content-type', 'text/html'],
          ['link', '<https://example.com/guide>; rel="canonical"'],
        ],
      },
    ],
    fail: [
      '',
      '<link rel="canonical" href="https://example.com/other">',
      '<link rel="canonical" href="/guide"><link rel="canonical" href="/other">',
      '<body><p>Text</p><link rel="canonical" href="/guide"></body>',
      '<link rel="canonical" hreflang="en" href="https://example.com/guide">',
    ],
  },
});

const ownLink = (page: PageFacts): string => linkTag('canonical', ownAddress(page));
