/**
 * The llms.txt reader on a file of 1 MB (goal: below 100 ms of CPU once warm), the word counter beside Intl.Segmenter, and
 * an answer of 200 MB, which has to stop at the body cap with a typed note and flat memory.
 * Usage: node bench/llms.mjs   (after `npm run build`)
 */
import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import { parseLlmsTxt } from '../dist/rules/llms-file/parse.js';
import { countWords } from '../dist/facts/text/words.js';
import { createFetcher } from '../dist/net/fetcher.js';

const MB = 1_000_000;
const HUGE_BYTES = 200 * MB;
const ROUNDS = 8;
/** Made once, as in the counter. */
const SEGMENTER = new Intl.Segmenter('und', { granularity: 'word' });

if (process.argv[2] === 'serve') serve();
else await main();

function serve() {
  const chunk = Buffer.from('- [Page](https://acme.example/page): what it says\n'.repeat(1_300));
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
    let sent = 0;
    const send = () => {
      while (sent < HUGE_BYTES && !response.destroyed) {
        sent += chunk.length;
        if (!response.write(chunk)) return void response.once('drain', send);
      }
      response.end();
    };
    send();
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
  process.on('disconnect', () => process.exit());
}

async function main() {
  const input = inputOf(Buffer.from(fileOf(MB)));
  const work = () => parseLlmsTxt(input);
  print('1 MB llms.txt, first call, CPU ms', cpuOf(work), 'nothing is compiled yet');
  print('1 MB llms.txt, CPU ms', best(work));
  const texts = {
    English: 'The quick brown fox is 3.5 times faster. ',
    Russian: 'Быстрая лиса прыгает через забор. ',
    Japanese: '料金表を見ると、送料は無料です。',
  };
  for (const [language, sentence] of Object.entries(texts)) {
    const text = sentence.repeat(Math.ceil(10_000 / sentence.length));
    const own = best(() => countWords(text));
    const whole = best(() => segmented(text));
    print(
      `10,000 characters of ${language}, CPU ms`,
      own,
      `Intl.Segmenter ${whole.toFixed(1)}, ${(whole / own).toFixed(1)} times as much`,
    );
  }
  await huge();
}

async function huge() {
  const child = fork(new URL(import.meta.url), ['serve']);
  const port = await new Promise((resolve) => child.once('message', resolve));
  const origin = `http://127.0.0.1:${port}`;
  const fetcher = createFetcher({ allowOrigins: [origin] });
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5);
  const exchange = await fetcher.fetch(`${origin}/llms.txt`, { accept: 'text' });
  const { found, faults, notes } = parseLlmsTxt({ response: exchange, origin });
  clearInterval(watch);
  peak = Math.max(peak, process.memoryUsage.rss());
  print(
    '200 MB answer, MB read',
    exchange.body.byteLength / MB,
    `truncated: ${exchange.truncated}, found: ${found}`,
  );
  print('200 MB answer, MB of memory more', (peak - before) / MB);
  console.log(
    `  faults ${faults.map(({ code }) => code).join(' ')}; notes ${notes.map(({ code }) => code).join(' ')}`,
  );
  await fetcher.close();
  child.disconnect();
}

function inputOf(body) {
  const headers = [['content-type', 'text/plain; charset=utf-8']];
  return {
    response: { status: 200, headers, body, finalUrl: 'https://acme.example/llms.txt' },
    origin: 'https://acme.example',
  };
}

function fileOf(bytes) {
  let text = '# Acme\n\n> Acme sells anvils.\n';
  for (let index = 0; text.length < bytes; index += 1) {
    if (index % 50 === 0) text += `\n## Section ${index}\n\n`;
    text += `- [Page ${index} of the list](https://acme.example/docs/page-${index}): What *number* ${index} and \`code\` say.\n`;
  }
  return text;
}

function segmented(text) {
  let count = 0;
  for (const { isWordLike } of SEGMENTER.segment(text)) if (isWordLike) count += 1;
  return count;
}

/** Lowest CPU time of several rounds, milliseconds: other work on the machine only adds to it. */
function best(work) {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) least = Math.min(least, cpuOf(work));
  return least;
}

/** CPU time of all threads, milliseconds. */
function cpuOf(work) {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

function print(what, value, more = '') {
  console.log(`${what.padEnd(44)} ${value.toFixed(1).padStart(8)}  ${more}`);
}
