/**
 * A site audit in a process of its own, for its heap: `node --expose-gc site-memory.mjs <pages>`. Prints the pages that
 * were audited and the bytes that each page of the last two thirds left behind.
 */
import { createAuditor, exchangeOf, nullLedger } from '../../dist/index.js';

const pages = Number(process.argv[2]);
const origin = 'https://example.com';

/** A page of some 5 KB, made anew for each request and held by nobody else. */
const page = (number) =>
  `<!doctype html><html lang="en"><title>Tea number ${number} of many</title><main><h1>Tea ${number}</h1>
<p>Tea number ${number} is grown on a hill. <a href="/tea-${number + 1}">The next one</a></p></main><!--${'.'.repeat(5_000)}--></html>`;

const web = {
  fetch: async (url) => {
    const number = /\/tea-(\d+)$/.exec(url)?.[1];
    if (number === undefined) return exchangeOf({ url, status: 404, body: '' });
    const headers = [['content-type', 'text/html; charset=utf-8']];
    return exchangeOf({ url, headers, body: Buffer.from(page(Number(number))) });
  },
  close: async () => {},
};

const heap = () => {
  globalThis.gc();
  return process.memoryUsage().heapUsed;
};
const third = Math.floor(pages / 3);
let [early, late] = [0, 0];
const onProgress = ({ pagesCompleted }) => {
  if (pagesCompleted === third) early = heap();
  if (pagesCompleted === pages) late = heap();
};
// From 1,000 on: a short page that is titled 404 is taken for an error page.
const urls = Array.from({ length: pages }, (_, index) => `${origin}/tea-${1_000 + index}`);
const auditor = createAuditor({ web, lanes: 10 });
const plan = { origin, sitemapFound: true, totalPages: pages, urls };
const { summary } = await auditor.auditSite(plan, { ledger: nullLedger(), onProgress });
await auditor.close();
console.log(JSON.stringify({ summary, bytesOfPage: Math.round((late - early) / (pages - third)) }));
