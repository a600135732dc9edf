import type { PageFacts } from '../../../facts/page-facts.ts';
import { metaContent } from '../../../facts/page-head.ts';
import { TITLE_SEPARATOR } from '../../../facts/text/topic.ts';
import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { contentRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';

/** Values of Jinja, Liquid, Mustache, ERB and of template strings, each with a name in it, and what scripts make of objects. */
const MARKS =
  /\{\{-?\s*[\p{L}_$][^{}]{0,99}\}\}|\{%[^{}]{1,100}%\}|<%[=-]?\s*[\p{L}_$@][^<>]{0,99}%>|\$\{[\p{L}_$][^{}]{0,99}\}|\[object Object\]/gu;

/** What scripts write for a value that they do not have. */
const NO_VALUE = /^(?:undefined|null|NaN)$/;

/** Places named of one page: the first ones show what to look for. */
const MAX_PLACES = 3;

export const unfilledMarks = contentRule({
  id: 'unfilled-marks',
  area: 'understand',
  title: 'No template mark is left in titles and attributes',
  why: 'Engines show titles and descriptions as they are, and follow no address that a template did not fill in.',
  source: SOURCES.googleTitle,
  grade: 'moderate',

  faults: {
    left: {
      severity: 'low',
      effort: 'template',
      title: 'A template mark is left in the page',
      message: 'A template did not fill in {places@template-places}',
      fix: 'Let the template write the value, and leave the tag or attribute out where there is none',
    },
  },

  evaluate({ page }) {
    const left = placesOf(page).filter(([, text, form]) => isLeft(page, text, form));
    if (left.length === 0) return pass;
    const places = left.slice(0, MAX_PLACES).map(([place, text]) => `${place}: ${shown(text)}`);
    return fail('left', { places });
  },

  examples: {
    pass: [
      '<title>Kettles | Alder</title><a href="/a">A</a>',
      '<title>How {{ name }} works in templates</title><main><p>Write <code>{{ name }}</code>.</p></main>',
      '<title>undefined - JavaScript</title>',
      '<title>What does [object Object] mean?</title><main><pre>String({})</pre></main>',
      '<a href="/a?q={term}">A</a>',
      '<template><a href="{{ url }}">A</a></template>',
    ],
    fail: [
      '<title>{{ page.title }} | Alder</title>',
      '<title>undefined</title>',
      '<meta property="og:title" content="<%= title %>">',
      '<meta name="description" content="Buy ${product} online">',
      '<link rel="canonical" href="{{ canonical }}">',
      '<a href="{{ url }}">A</a>',
      '<a href="undefined">A</a>',
      '<img src="/a.png" alt="[object Object]">',
    ],
  },
});

type Form = 'text' | 'attribute';

/** What a template can leave unfilled, by the code of the place. */
export const TEMPLATE_PLACES = {
  title: 'the title "{1}"',
  'og:title': 'og:title "{1}"',
  description: 'the meta description "{1}"',
  'og:description': 'og:description "{1}"',
  'link-tag': 'the address of link rel={1} "{2}"',
  link: 'the address of a link "{1}"',
  image: 'the alternative text of an image "{1}"',
} as const;

/** Texts that engines show or follow, each with its place. */
function placesOf(page: PageFacts): (readonly [place: string, text: string, form: Form])[] {
  return [
    ['title', page.title, 'text'],
    ['og:title', metaContent(page, 'og:title'), 'text'],
    ['description', metaContent(page, 'description'), 'text'],
    ['og:description', metaContent(page, 'og:description'), 'text'],
    ...page.linkTags.map(({ rel, href }) => [`link-tag: ${rel.join(' ')}`, href, 'attribute'] as const),
    ...page.links.map(({ href }) => ['link', href, 'attribute'] as const),
    ...page.images.map(({ alt }) => ['image', alt ?? '', 'text'] as const),
  ];
}

/**
 * Whether a template left a text as it is. A page that shows code may speak of such marks: there a part of the text has to
 * be nothing else. A word that scripts write for no value is also a word that people write of.
 */
function isLeft(page: PageFacts, text: string, form: Form): boolean {
  if (NO_VALUE.test(text.trim())) return true;
  if (text.search(MARKS) === -1) return false;
  if (form === 'attribute' || !showsCode(page)) return true;
  return text
    .split(TITLE_SEPARATOR)
    .some((part) => part.trim() !== '' && part.replaceAll(MARKS, '').trim() === '');
}

const showsCode = ({ inlineCode, main }: PageFacts): boolean =>
  inlineCode.length > 0 || main.blocks.some(({ kind }) => kind === 'code');
