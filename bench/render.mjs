/**
 * What renderings leave behind: processes, connections and memory of Node and of the browser, after a few and after many.
 * Run: npm run build && node bench/render.mjs [renderings, 50] [chromium, /usr/bin/chromium]
 * Linux alone: the numbers are those of /proc (proc(5)). Memory is the share of each process in what they share (PSS).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createFetcher } from '../dist/index.js';
import { playwrightRenderer } from '../dist/render/playwright.js';

const [count = 50, executablePath = '/usr/bin/chromium'] = process.argv.slice(2);
const WARM = 5;
const KB_OF_MB = 1_024;
const PARAGRAPHS = 500;

/** A page whose scripts make all of it, and keep some megabytes while it is open. */
const PAGE = `<!doctype html><title>App</title><main id="root"></main><script>
  window.kept = Array.from({ length: 50 }, () => new Uint8Array(100_000).fill(1));
  fetch('/text').then((answer) => answer.text()).then((text) => {
    document.getElementById('root').innerHTML = ('<p>' + text + '</p>').repeat(${PARAGRAPHS});
  });
</script>`;

const server = createServer((request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(request.url === '/text' ? 'A paragraph of a page that scripts have made.' : PAGE);
});
await new Promise((resolve) => void server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}/`;

const textOf = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** The processes below this one, by number. */
function below() {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => [Number(pid), Number(/\) \S (\d+)/.exec(textOf(`/proc/${pid}/stat`))?.[1])]),
  );
  const isBelow = (pid) => pid !== undefined && (pid === process.pid || isBelow(parents.get(pid)));
  return [...parents.keys()].filter((pid) => pid !== process.pid && isBelow(pid));
}

const megabytes = (pid) =>
  Number(/^Pss:\s+(\d+)/m.exec(textOf(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / KB_OF_MB;

function told(renderings) {
  globalThis.gc?.();
  const processes = below();
  const handles = process.getActiveResourcesInfo().length;
  const browser = processes.reduce((sum, pid) => sum + megabytes(pid), 0);
  console.log(
    `${String(renderings).padStart(4)} renderings: ${processes.length} processes, ${handles} handles, ` +
      `node ${megabytes(process.pid).toFixed(0)} MB, browser ${browser.toFixed(0)} MB`,
  );
}

const renderer = playwrightRenderer({ executablePath, pageMs: 120_000 });
const fetcher = createFetcher({ allowOrigins: [new URL(url).origin], renderer });
const raw = await fetcher.fetch(url);
for (let done = 1; done <= Number(count); done += 1) {
  const { outcome, body } = await fetcher.render(raw);
  if (outcome !== 'answered' || body.byteLength < PARAGRAPHS * KB_OF_MB * 0.02)
    throw new Error(`${done}: ${outcome}`);
  if (done === WARM || done % 25 === 0 || done === Number(count)) told(done);
}
await fetcher.close();
told('closed');
server.close();
server.closeAllConnections();
