import type { MainText, PageFacts } from '../../../facts/page-facts.ts';
import { apartShare, hiddenShare, MUCH_STREAMED } from '../../../facts/streamed-text.ts';
import { fail, partly, pass } from '../../rule.ts';
import { sentOnBy } from '../../../facts/sends-on.ts';
import { REDIRECT_BY_STATUS } from '../stub.ts';
import { SOURCES } from '../../sources.ts';
import { technicalRule } from '../page-rule.ts';
import { percent } from '../../wording.ts';

/** Words from which the first answer holds enough of a page whatever scripts add. */
const FULL_WORDS = 150;
/** An application root with fewer words is filled by script: they are a spinner, a name, a button. */
const EMPTY_ROOT_WORDS = 5;
/** Characters of hidden text, a hundred words, that are a page: most cookie notices, menus and dialogs are shorter. */
const HIDDEN_TEXT = 500;

/** Share of the text from which what stands in its place is a frame around the page. */
const MOST_STREAMED = 3 / 4;

const FIX =
  'Render the text on the server (SSR, SSG or prerendering), so that the first HTML answer contains it';

const FIX_HIDDEN =
  'Send the text visible, in its place on the page. React streams the content of Suspense (loading.js in Next.js) as hidden parts: load the main text before the first byte, or prerender the page';

const FIX_BLANK =
  'Send the text of the page in the HTML answer. If a program generates the page, look in its error log for the reason';

/**
 * The text is in the first answer: gate of everything that reads text. Whether it is not is told once, by `access`, for
 * every audit; here it is only told how.
 */
export const serverRendered = technicalRule({
  id: 'server-rendered',
  area: 'read',
  title: 'The HTML answer contains the text, without running scripts',
  why: 'GPTBot, ClaudeBot and most AI crawlers fetch scripts but do not run them.',
  source: SOURCES.vercelCrawlers,
  grade: 'strong',

  severity: 'critical',
  effort: 'template',
  faults: {
    'only-meta-refresh': {
      effort: 'server',
      message: 'The page has no text of its own, and a meta refresh sends visitors to another address',
      fix: REDIRECT_BY_STATUS,
    },
    'only-refresh-header': {
      effort: 'server',
      message: 'The page has no text of its own, and a Refresh header sends visitors to another address',
      fix: REDIRECT_BY_STATUS,
    },
    'only-script': {
      effort: 'server',
      message: 'The page has no text of its own, and a script sends visitors to another address',
      fix: REDIRECT_BY_STATUS,
    },
    blank: {
      effort: 'server',
      message: 'The answer contains no visible text',
      fix: FIX_BLANK,
    },
    swallowed: {
      title: 'A block of structured data swallows the text of the page',
      message:
        'The block of structured data[ at line {line}, column {column}] swallows the text after it: with "<!--<script" in a text its end tag ends nothing',
      fix: 'Write \\u003c for each "<" in the texts of the block',
    },
    hidden: {
      title: 'The main text is hidden until a script shows it',
      message:
        'The main text is hidden until a script shows it; crawlers that do not run scripts see {words|word|words}',
      fix: FIX_HIDDEN,
    },
    streamed: {
      title: 'Most of the text waits apart for a script to place it',
      message:
        '{share} % of the text waits apart for a script to place it; crawlers that do not run scripts see {words|word|words}',
      fix: FIX_HIDDEN,
    },
    'part-streamed': {
      severity: 'high',
      title: 'Part of the text waits apart for a script to place it',
      message:
        '{share} % of the text waits apart for a script to place it; crawlers that do not run scripts see {words|word|words}',
      fix: FIX_HIDDEN,
    },
    'hidden-parts': {
      severity: 'medium',
      title: 'Much of the text is in hidden parts until a script places it',
      message:
        '{share} % of the text is in hidden parts until a script places it; readers that leave out what is hidden do not see it',
      fix: FIX_HIDDEN,
    },
    'built-by-script': {
      title: 'The main text is built by JavaScript',
      message: 'The main text is built by JavaScript; crawlers see {words|word|words}',
      fix: FIX,
    },
    'empty-root': {
      title: 'The main text is built by JavaScript: the application root is empty',
      message: 'The main text is built by JavaScript ({root} is empty); crawlers see {words|word|words}',
      fix: FIX,
    },
    'part-in-root': {
      severity: 'high',
      title: 'Part of the main text is built by JavaScript: the application root is empty',
      message:
        'Part of the main text is built by JavaScript ({root} is empty); crawlers see {words|word|words}',
      fix: FIX,
    },
  },

  evaluate(subject) {
    const { page, access } = subject;
    const { main, noscript, scripts } = page;
    const { words } = main;
    const root = emptyRoot(page);
    if (access?.kind !== 'empty-shell') {
      const apart = apartShare(page);
      const found = { share: percent(apart), words };
      // Something is there to be read: whether a page has text at all is said by `access` alone.
      if (apart >= MOST_STREAMED) return partly(1 / 4, 'streamed', found);
      if (apart >= MUCH_STREAMED) return partly(1 / 2, 'part-streamed', found);
      const hidden = hiddenShare(page);
      if (hidden >= MUCH_STREAMED) return partly(3 / 4, 'hidden-parts', { share: percent(hidden) });
      // A copy of the text in noscript is what a reader gets that runs no scripts.
      const isFull = Math.max(words, noscript.words) >= FULL_WORDS;
      return root === '' || isFull ? pass : partly(1 / 2, 'part-in-root', { root, words });
    }
    const sending = sentOnBy(page);
    if (sending !== null) return fail(`only-${sending}`);
    const block = page.structuredData.problems.find(({ code }) => code === 'json.unclosed-script');
    if (block !== undefined) {
      const { line = 0, column = 0 } = block;
      return fail('swallowed', { line, column }, { line, column });
    }
    // What breaks down on a server often ends in an empty answer with status 200. With scripts it is an application.
    if (words === 0 && noscript.words === 0 && scripts.count === 0) return fail('blank');
    if (root !== '') return fail('empty-root', { root, words });
    return fail(isSentHidden(main) ? 'hidden' : 'built-by-script', { words });
  },

  examples: {
    pass: [
      '<a href="/shop"><img src="/door.jpg" alt="Enter our shop"></a>',
      '<main><h1>Contact</h1><p>Call us.</p></main>',
      '<!doctype html><html><head><title>Test</title></head><body>Test</body></html>',
      '<p>Opens soon</p><script src="/tags.js"></script>',
      `<main><h1>Guides</h1><p>${'word '.repeat(100)}</p><template id="B:0"></template></main><div hidden id="S:0"><p>${'word '.repeat(20)}</p></div><script>$RC("B:0","S:0")</script>`,
      `<main><h1>Guides</h1><p>${'word '.repeat(20)}</p></main><div hidden id="menu"><p>${'word '.repeat(100)}</p></div><script>show("menu")</script>`,
      `<main><h1>Contact</h1><p>${'word '.repeat(10)}</p></main><script>${'push(1);'.repeat(2_000)}</script>`,
      `<h1>All pages</h1><ul>${'<li><a href="/a">one page more</a>'.repeat(50)}</ul><script>${'push(1);'.repeat(2_000)}</script>`,
      `<div id="root"><main><p>${'word '.repeat(200)}</p></main></div>`,
      `<div id="root"></div><noscript><h1>Guides</h1><p>${'word '.repeat(150)}</p></noscript><script src="/app.js"></script>`,
      `<main><p>${'word '.repeat(49)}</p></main><script>${'track(1);'.repeat(2_000)}</script>`,
      `<main><p>${'word '.repeat(49)}</p></main><script>a()</script><script type="application/json">["${'x'.repeat(5_000)}"]</script>`,
      `<main><p>${'word '.repeat(40)}</p></main><noscript>Enable JavaScript.</noscript><script src="/a.js"></script>`,
    ],
    fail: [
      '<div id="root"></div><script src="/app.js"></script>',
      '',
      '<!doctype html><title>Guides</title><body><img src="/a.png" alt=""></body>',
      '<div id="app"></div><noscript>You need to enable JavaScript to run this app.</noscript>',
      `<div id="root"></div><noscript>${'word '.repeat(149)}</noscript><script src="/app.js"></script>`,
      '<p>Loading</p><noscript>Enable JavaScript.</noscript><script src="/a.js"></script>',
      `<p>Loading</p><script>start("${'word '.repeat(100)}")</script>`,
      `<p>Loading</p><script id="__NEXT_DATA__" type="application/json">["${'word '.repeat(100)}"]</script>`,
      `<main><h1>Guides</h1><p>Loading</p></main><div hidden id="page"><p>${'word '.repeat(200)}</p></div><script>${'push(1);'.repeat(2_000)}</script>`,
      `<script type="application/ld+json">{"@type":"Article","name":"<!--<script>"}</script><main><p>${'word '.repeat(200)}</p></main>`,
      '<meta http-equiv="refresh" content="0; url=/new">',
      {
        html: '',
        headers: [
          ['content-type', 'text/html'],
          ['refresh', '0; url=/new'],
        ],
      },
      '<script>location.href="/new"</script>',
    ],
    partly: [
      `<p>${'word '.repeat(90)}</p><div id="__next"></div>`,
      `<main><h1>Guides</h1><p>${'word '.repeat(20)}</p><template id="B:0"></template></main><div hidden id="S:0"><p>${'word '.repeat(200)}</p></div><script>$RC("B:0","S:0")</script>`,
      `<main><h1>Guides</h1><p>${'word '.repeat(20)}</p><template id="pl-0"></template></main><template id="0"><p>${'word '.repeat(200)}</p></template><script>show("0")</script>`,
      `<main><h1>Guides</h1><p>${'word '.repeat(60)}</p><template id="pl-0"></template></main><template id="0"><p>${'word '.repeat(60)}</p></template><script>show("0")</script>`,
    ],
  },
});

/** A page of text that is sent, but not to be seen as it is. */
function isSentHidden({ hiddenCharacters, characters }: MainText): boolean {
  return hiddenCharacters >= HIDDEN_TEXT && hiddenCharacters > characters;
}

/** The application root that scripts fill, empty when none stands empty. */
function emptyRoot({ appRoots }: PageFacts): string {
  return appRoots.find(({ words }) => words < EMPTY_ROOT_WORDS)?.marker ?? '';
}
