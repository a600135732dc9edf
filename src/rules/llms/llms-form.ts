import { failEach, taken } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { llmsRule } from './llms-rule.ts';
import { faultsIn, placesIn } from './reader-faults.ts';
import { hasListedLink } from './subject.ts';

export const llmsForm = llmsRule({
  id: 'llms-form',
  area: 'understand',
  title: 'llms.txt keeps to its format',
  why: 'A simple reader of the format misses what is written in another form.',
  source: SOURCES.llmsTxt,
  grade: 'standard',

  severity: 'info',
  effort: 'line',
  faults: {
    'multiple-h1': {
      severity: 'low',
      title: 'llms.txt has more than one first-level heading',
      message:
        'llms.txt has {count|more first-level heading|more first-level headings}: {found}[; {rest} more]',
      fix: 'Turn it into a second-level heading: one file describes one site, and its first-level heading names it',
      repair: 'llms-txt-content',
    },
    'relative-link': {
      severity: 'low',
      title: 'A link of llms.txt has no host',
      message: '{count|link|links} of llms.txt {count:has|have} no host: {found}[; {rest} more]',
      fix: 'Write whole addresses: a reader that kept the file without its address cannot follow others',
      repair: 'llms-txt-content',
    },
    'bare-url': {
      severity: 'low',
      title: 'An address in llms.txt has no name',
      message: '{count|address|addresses} in llms.txt {count:has|have} no name: {found}[; {rest} more]',
      fix: 'Write a Markdown link with a name: it tells a reader what the page holds',
      repair: 'llms-txt-content',
    },
    'unclosed-code-fence': {
      severity: 'low',
      title: 'A code block of llms.txt has no end',
      message:
        '{count|code block|code blocks} of llms.txt {count:has|have} no end, so what follows is read as code',
      fix: 'Close it with the marks that open it',
      repair: 'llms-txt-content',
    },
    'front-matter': {
      severity: 'low',
      message: 'Front matter comes before the first-level heading of llms.txt',
      fix: 'Remove it: the format has none, and readers see a rule and a paragraph',
      repair: 'llms-txt-content',
    },
    'summary-misplaced': {
      message: 'The summary of llms.txt is not directly below the first-level heading',
      fix: 'Move the blockquote to the line after the heading',
    },
    'links-outside-sections': {
      title: 'A link of llms.txt is outside the sections',
      message: '{count|link|links} of llms.txt {count:is|are} outside the sections: {found}[; {rest} more]',
      fix: 'Move it below a second-level heading, where readers look for links',
    },
    'links-without-notes': {
      message: 'Most links of llms.txt have no note',
      fix: 'Write a colon and a few words after each link, so that a reader knows what it leads to',
    },
    'section-without-links': {
      title: 'A section of llms.txt lists no link',
      message: '{count|section|sections} of llms.txt {count:lists|list} no link: {found}[; {rest} more]',
      fix: 'Add its links, or move the text above the sections',
    },
    'deep-headings': {
      title: 'A heading of llms.txt is below the second level',
      message:
        '{count|heading|headings} of llms.txt {count:is|are} below the second level: {found}[; {rest} more]',
      fix: 'Turn it into a second-level heading or into text: the format has no other levels',
    },
    'setext-heading': {
      title: 'A heading of llms.txt is underlined',
      message: '{count|heading|headings} of llms.txt {count:is|are} underlined: {found}[; {rest} more]',
      fix: 'Begin the line with # instead: simple readers look for nothing else',
    },
    'nonstandard-separator': {
      title: 'A note of llms.txt does not follow a colon',
      message:
        'The {count:note|notes} of {count|link|links} in llms.txt {count:does|do} not follow a colon: {found}[; {rest} more]',
      fix: 'Write a colon and a space between the link and its note',
    },
    'duplicate-link': {
      title: 'llms.txt lists an address twice',
      message: '{count|address is|addresses are} listed twice in llms.txt',
      fix: 'Keep the better line',
    },
    'insecure-link': {
      title: 'A link of llms.txt uses http',
      message: '{count|link|links} of llms.txt {count:uses|use} http: {found}[; {rest} more]',
      fix: 'Use the https address',
    },
    bom: {
      message: 'llms.txt begins with a byte order mark',
      fix: 'Save the file as UTF-8 without a mark: simple readers take it as part of the heading',
    },
  },

  evaluate(subject) {
    const { file, input } = subject;
    if (!file.found) return taken('llms-txt');
    return failEach([
      ...placesIn(subject, ['multiple-h1', 'relative-link', 'bare-url']),
      // The end of a code block may be in the part that did not arrive.
      ...(input.llms.truncated === null ? faultsIn(subject, ['unclosed-code-fence']) : []),
      ...faultsIn(subject, ['front-matter', 'summary-misplaced', 'links-without-notes']),
      // Where no section lists a link at all, that is one finding of its own.
      ...(hasListedLink(file) ? placesIn(subject, ['links-outside-sections', 'section-without-links']) : []),
      ...placesIn(subject, ['deep-headings', 'setext-heading', 'nonstandard-separator', 'insecure-link']),
      ...faultsIn(subject, ['duplicate-link', 'bom']),
    ]);
  },

  examples: {
    pass: [
      '# Alder\n\n> Espresso machines.\n\n## Guides\n\n- [Descaling](https://example.com/a): every make\n',
    ],
    fail: [
      '# Alder\n\n# Espresso\n',
      '# Alder\n\n- [Prices](/prices): what each machine costs\n',
      '# Alder\n\n- https://example.com/prices\n',
      '# Alder\n\n```sh\nnpm start\n',
      '---\ntitle: Alder\n---\n\n# Alder\n',
      '# Alder\n\nWe sell machines.\n\n> Espresso machines.\n',
      '# Alder\n\nSee [Prices](https://example.com/p).\n\n## Guides\n\n- [Descaling](https://example.com/a): every make\n',
      '# Alder\n\n- [Descaling](https://example.com/a)\n',
      '# Alder\n\n## About\n\nWe sell machines.\n\n## Guides\n\n- [Descaling](https://example.com/a): every make\n',
      '# Alder\n\n### Details\n',
      '# Alder\n\nGuides\n------\n',
      '# Alder\n\n- [Descaling](https://example.com/a) - every make\n',
      '# Alder\n\n- [Descaling](https://example.com/a): every make\n- [Limescale](https://example.com/a): every make\n',
      '# Alder\n\n- [Descaling](http://example.org/a): every make\n',
      '\uFEFF# Alder\n',
    ],
  },
});
