import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { consentWindowClasses, consentWindowIds } from '../../src/catalog/consent-tools.ts';
import { wafVendors } from '../../src/catalog/waf-signatures.ts';
import type { HeaderLine } from '../../src/exchange.ts';
import { draftsOf, type Draft } from './exchange-of-rule.ts';
import { type Answer, classified, page, PROSE } from './pages.ts';

const DRAFTS = wafVendors.flatMap(({ key, rules }) =>
  rules.flatMap((rule) => draftsOf(rule.when).map((draft) => ({ key, rule, draft }))),
);
const PRESENCE: readonly HeaderLine[] = wafVendors.flatMap(({ presence }) =>
  presence.flatMap(({ when }) => draftsOf(when).flatMap(({ headers }) => headers)),
);

function bodyOf({ plain, title, body }: Draft): string {
  return plain ?? page(body, title === undefined ? '' : `<title>${title}</title>`);
}

function answerOf({ status, headers, finalUrl }: Draft, body: string): Answer {
  return {
    headers,
    body,
    ...(status === undefined ? {} : { status }),
    ...(finalUrl === undefined ? {} : { finalUrl }),
  };
}

function escaped(html: string): string {
  return html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Kind, vendor and access: what a change of form must not change. */
function verdict(answer: Answer) {
  const { kind, vendor, accessible } = classified(answer);
  return { kind, vendor, accessible };
}

describe('a page with content that shows a refusal is no refusal', () => {
  test.each([
    [
      'its text quoted in a paragraph',
      (html: string) => `<p>${escaped(html.replaceAll(/<[^>]*>/g, ' '))}</p>`,
    ],
    ['its source in pre', (html: string) => `<pre><code>${escaped(html)}</code></pre>`],
    [
      'its source in a textarea',
      (html: string) => `<textarea>${html.replaceAll('</textarea', '')}</textarea>`,
    ],
    ['its source in a comment', (html: string) => `<!-- ${html.replaceAll('--', '- -')} -->`],
    [
      'its source in a data block',
      (html: string) =>
        `<script type="application/json">${JSON.stringify(html).replaceAll('<', '\\u003c')}</script>`,
    ],
  ])('%s', (_, quoted) => {
    for (const { draft } of DRAFTS) {
      const found = verdict({ body: page(`${PROSE}${quoted(bodyOf(draft))}${PROSE}`) });
      expect({ draft, ...found }).toEqual({ draft, kind: 'pass', vendor: null, accessible: true });
    }
  });
});

describe('form does not matter', () => {
  const draft = fc.constantFrom(...DRAFTS.map((each) => each.draft));

  test('case of header names', () => {
    fc.assert(
      fc.property(draft, (each) => {
        const upper = each.headers.map(([name, value]): HeaderLine => [name.toUpperCase(), value]);
        expect(verdict(answerOf({ ...each, headers: upper }, bodyOf(each)))).toEqual(
          verdict(answerOf(each, bodyOf(each))),
        );
      }),
    );
  });

  test('order and repetition of headers', () => {
    fc.assert(
      fc.property(draft, (each) => {
        const lines: HeaderLine[] = [...each.headers, ['x-first', '1']].toReversed() as HeaderLine[];
        expect(verdict(answerOf({ ...each, headers: [...lines, ...lines] }, bodyOf(each)))).toEqual(
          verdict(answerOf(each, bodyOf(each))),
        );
      }),
    );
  });

  test('white space and comments around elements', () => {
    fc.assert(
      fc.property(draft, fc.integer({ min: 1, max: 40 }), (each, blanks) => {
        // A body compared as a whole, or told by its size, is what it is by its form.
        fc.pre(each.plain === undefined && !each.body.includes('SWJIYLWA'));
        const spaced = bodyOf(each)
          .replaceAll('><', `>${'\n'.repeat(blanks)}<`)
          .replace('<body>', `<body><!-- ${'note '.repeat(blanks)} -->`);
        expect(verdict(answerOf(each, spaced))).toEqual(verdict(answerOf(each, bodyOf(each))));
      }),
    );
  });

  test('marks of vendors in front', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...PRESENCE]), (headers) => {
        expect(verdict({ headers, body: page(PROSE) })).toEqual({
          kind: 'pass',
          vendor: null,
          accessible: true,
        });
      }),
    );
  });

  test('character references in the text', () => {
    const body = page('<p>Access denied. Reference&#32;&#35;18&#46;2d351ab8&#46;1557333295&#x2e;a4e16ab</p>');
    expect(verdict({ status: 403, body })).toEqual({ kind: 'block', vendor: 'akamai', accessible: false });
  });
});

describe('the window of a consent tool changes nothing', () => {
  const COOKIES = '<h2>We value your privacy</h2><p>By clicking accept you agree to cookies.</p>'.repeat(20);
  const pages = {
    'a page of text': PROSE,
    'a short page': '<h1>Clocks</h1><p>We repair old clocks by the river, and sell none.</p>',
    'an empty application': '<div id="root"></div>',
    'an empty page': '<script src="/a.js"></script>',
    'a refusal': '<h1>Access denied</h1><p>You do not have permission to view this page.</p>',
  };

  test.each(Object.entries(pages))('%s', (_, body) => {
    const windows = [
      ...consentWindowIds.map((id) => `id="${id}"`),
      ...consentWindowClasses.flatMap((name) => [`class="${name}"`, `class="is-open ${name} bottom"`]),
    ];
    for (const named of windows) {
      const found = verdict({
        body: page(`<div ${named}>${COOKIES}<a href="/c">Cookies</a><input type="text"></div>${body}`),
      });
      expect({ named, ...found }).toEqual({ named, ...verdict({ body: page(body) }) });
    }
    // Of no known tool: by its place or its name, what it speaks of, and its buttons.
    const asks = '<p>We use some cookies.</p><button>Accept</button> <button>Reject</button>';
    for (const named of [
      'class="fixed bottom-0"',
      'style="position: fixed"',
      'role="dialog"',
      'id="notice"',
    ]) {
      const found = verdict({ body: page(`<div ${named}>${asks}</div>${body}`) });
      expect({ named, ...found }).toEqual({ named, ...verdict({ body: page(body) }) });
    }
  });

  test.each(['cc-windowed', 'klaro-theme', 'my-cc-window', 'window cc'])(
    'a part of class %s is none',
    (name) => {
      const text = (named: string) => verdict({ body: page(`<div ${named}>${PROSE}</div>`) });
      expect(text(`class="${name}"`)).toEqual(text(''));
      expect(text('class="cc-window"')).not.toEqual(text(''));
    },
  );
});

test('any answer is classified, and evidence stays short', () => {
  const part = fc.constantFrom(
    '<',
    '>',
    '</',
    '<!--',
    '-->',
    '"',
    "'",
    '=',
    '<script>',
    '<p',
    ' src=',
    'x',
    '&#',
    '\0',
    ' ',
  );
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 60 }),
      fc.integer({ min: 0, max: 999 }),
      fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 5 }),
      fc.string(),
      (parts, status, headers, finalUrl) => {
        const found = classified({ status, headers, finalUrl, body: parts.join('') });
        expect(found.accessible).toBe(found.kind === 'pass');
        expect(found.signals.every(({ evidence }) => evidence.length <= 200)).toBe(true);
      },
    ),
  );
});
