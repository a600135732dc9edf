import { classifyResponse } from '../../src/access/classify.ts';
import type { PageView } from '../../src/access/model.ts';
import { pageViewOf } from '../../src/access/page-view.ts';
import type { HeaderLine } from '../../src/exchange.ts';

/** An answer of a test, with what it leaves out filled in. */
export interface Answer {
  readonly url?: string;
  readonly finalUrl?: string;
  readonly status?: number;
  readonly headers?: readonly HeaderLine[];
  readonly body?: string;
}

const HTML: HeaderLine = ['Content-Type', 'text/html; charset=utf-8'];

export function classified({ url = 'https://example.org/', ...answer }: Answer) {
  const headers = answer.headers ?? [];
  const hasType = headers.some(([name]) => name.toLowerCase() === 'content-type');
  return classifyResponse({
    url,
    finalUrl: answer.finalUrl ?? url,
    status: answer.status ?? 200,
    headers: hasType ? headers : [HTML, ...headers],
    body: answer.body ?? '',
  });
}

export function kindOf(answer: Answer): string {
  return classified(answer).kind;
}

const SENTENCES = [
  'The harbour of the old town was dug by hand over eleven winters and opened in spring.',
  'Fishing boats still leave before dawn and sell their catch on the quay at nine.',
  'A narrow railway climbs from the market to the lighthouse and stops at every bakery.',
  'Visitors who stay for a week learn the names of the winds and which of them brings rain.',
  'The museum keeps the first telegraph of the island and the letters that came with it.',
  'In August the orchards above the village are open and the cider is poured for free.',
];

/** Paragraphs of ordinary prose with two links, about 180 words. */
export const PROSE = [
  '<h1>The harbour town</h1>',
  ...[...SENTENCES, ...SENTENCES].map((sentence) => `<p>${sentence}</p>`),
  '<p>See <a href="/tickets">tickets</a> and <a href="/map">the map</a>.</p>',
].join('\n');

export function page(body: string, head = '<title>The harbour town</title>'): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;
}

export const RICH = page(PROSE);

/** What the access rules see of a page. */
export function viewOf(html: string): PageView {
  return pageViewOf(new TextEncoder().encode(html), 'text/html');
}
