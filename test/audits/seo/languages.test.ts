import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { auditPage } from '../../../src/audits/page.ts';
import type { SeoPageAudit } from '../../../src/audits/page.ts';
import { exchangeOf } from '../../../src/exchange.ts';
import { FAQ_LANGUAGES, faqPage } from './faq-pages.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'ja', 'zh', 'ar', 'ru'] as const;
const FOLDER = resolve(import.meta.dirname, '../../../fixtures/languages');
/** Points by which the same page may differ between languages. */
const SPREAD = 3;

const read = (language: string): string => readFileSync(resolve(FOLDER, `${language}.html`), 'utf8');

function audit(html: string): SeoPageAudit {
  const url = /rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? 'https://coffee.example/';
  const exchange = exchangeOf({ url, body: html });
  return auditPage({ ...exchange, timings: { ...exchange.timings, startedAt: Date.UTC(2026, 10, 1) } });
}

/** The same fault in every language. */
const EDITS: Readonly<Record<string, (html: string) => string>> = {
  'as it is': (html) => html,
  'without headings': (html) => html.replaceAll(/<h2.*<\/h2>/g, ''),
  'without structured data': (html) => html.replaceAll(/<script[^]*?<\/script>/g, ''),
};

describe.each(Object.entries(EDITS))('the same page %s', (_name, edit) => {
  const audits = LANGUAGES.map((language) => audit(edit(read(language))).result);
  test.each(['technical_score', 'content_score', 'ai_seo_score', 'overall_score'] as const)(
    '%s is fair',
    (name) => {
      const scores = audits.map((result) => result[name]);
      expect({ scores, isFair: Math.max(...scores) - Math.min(...scores) <= SPREAD }).toEqual({
        scores,
        isFair: true,
      });
    },
  );
});

describe.each(['faq', 'help'])('the same page of questions at /%s', (slug) => {
  const audits = FAQ_LANGUAGES.map((language) => {
    const url = `https://alder.example/${language}/${slug}`;
    return auditPage(exchangeOf({ url, body: faqPage(language, url) }));
  });
  test.each(['technical_score', 'content_score', 'ai_seo_score', 'overall_score'] as const)(
    '%s is fair',
    (name) => {
      const scores = audits.map(({ result }) => result[name]);
      expect({ scores, isFair: Math.max(...scores) - Math.min(...scores) <= SPREAD }).toEqual({
        scores,
        isFair: true,
      });
    },
  );

  test('is a list of questions, of which no answer to its title is asked', () => {
    for (const { evidence } of audits) {
      expect(evidence.kind).toBe('faq');
      expect(evidence.issues.map(({ id }) => id)).not.toContain('answer-first');
    }
  });
});

test('a page that merely carries FAQ data has to answer its title', () => {
  const data =
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"FAQPage"}</script>';
  const text = '<p>Our workshop opens at nine and closes at five. Ring the bell twice.</p>'.repeat(20);
  const { evidence } = auditPage(
    exchangeOf({
      url: 'https://alder.example/x',
      body: `<html lang="en"><title>Descaling a kettle</title>${data}<main><h1>Descaling a kettle</h1>${text}</main>`,
    }),
  );
  expect(evidence.kind).toBe('faq');
  expect(evidence.issues.map(({ id }) => id)).toContain('answer-first');
});

test('edits cost points in every language', () => {
  for (const language of LANGUAGES) {
    const sound = audit(read(language)).result.overall_score;
    for (const [name, edit] of Object.entries(EDITS)) {
      if (name === 'as it is') continue;
      const { overall_score: score } = audit(edit(read(language))).result;
      expect({ language, name, isLower: score < sound }).toEqual({ language, name, isLower: true });
    }
  }
});

test.each(LANGUAGES)('%s is recognised', (language) => {
  expect(audit(read(language)).evidence.language).toEqual({
    declared: language,
    detected: language,
    judged: language,
  });
});

test('a language without lists keeps its points and says what was not judged', () => {
  // The letters of Georgian stand in for the words: the structure stays, no list knows them.
  const georgian = read('en')
    .replace('<html lang="en">', '<html lang="ka">')
    .replace(' | Coffee Lab</title>', '</title>')
    .replaceAll(
      /(<title>|<h1>|<h2 id="\w">|<p>|<li>|<th>|<td>)([^<]*)/g,
      (_, tag: string, text: string) =>
        tag +
        text.replaceAll(/[a-z]/gi, (letter) =>
          String.fromCharCode(0x10d0 + (letter.toLowerCase().charCodeAt(0) - 97)),
        ),
    );
  const { result, evidence } = audit(georgian);
  const sound = audit(read('en')).result;
  expect(evidence.issues.filter(({ points }) => points > 0)).toEqual([]);
  expect(evidence.language.judged).toBeNull();
  expect(evidence.unknown.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['answer-first', 'heading-words', 'self-contained']),
  );
  expect(result.content_score).toBeGreaterThanOrEqual(sound.content_score - SPREAD);
  expect(result.ai_seo_score).toBeGreaterThanOrEqual(sound.ai_seo_score - SPREAD);
});
