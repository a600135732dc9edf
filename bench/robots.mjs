/**
 * robots.txt: parse a file and judge 60 bots on the home page, beside robots-parser.
 * Run: npm run build && npm --prefix bench ci && node bench/robots.mjs [rounds]
 * Prints the median of the rounds in milliseconds and the ratio, and checks that both give the same verdicts, on the home
 * page, which no rule matches, and on addresses that some rules match.
 */
import robotsParser from 'robots-parser';
import { robotsMatrix } from '../dist/readers/robots/bots.js';
import { parseRobots } from '../dist/readers/robots/parse.js';

const ROUNDS = Number(process.argv[2] ?? 15);
const SITE = 'https://example.com';
const BOTS = Array.from(
  { length: 60 },
  (_, at) => `Bot-${String.fromCharCode(97 + (at % 26))}${at < 26 ? '' : at < 52 ? 'b' : 'c'}`,
);
const catalogue = BOTS.map((token) => ({
  key: token,
  tokens: [token],
  fallbackTokens: [],
  wildcardApplies: true,
}));

/** Rules of usual shapes until the file has the size. */
function rules(bytes) {
  const lines = [];
  for (let size = 0, at = 0; size < bytes; at += 1) {
    const line = at % 5 === 0 ? `Allow: /shop/${at}/*.html$` : `Disallow: /private/section-${at}/`;
    lines.push(line);
    size += line.length + 1;
  }
  return lines;
}

/** Every twentieth line heads a group of its own. */
function named(bytes) {
  return rules(bytes)
    .flatMap((rule, at) =>
      at % 20 === 0 ? ['', `User-agent: ${BOTS[(at / 20) % BOTS.length]}`, rule] : [rule],
    )
    .join('\n');
}
const CHECKED = [
  '/',
  '/private/section-41/',
  '/private/section-1999/a.html',
  '/shop/40/a.html',
  '/shop/40/a',
];
const wildcard = (bytes) => ['User-agent: *', ...rules(bytes)].join('\n');

const FILES = {
  '10 KB, named groups': named(10_000),
  '10 KB, all under *': wildcard(10_000),
  '500 KB, named groups': named(480_000),
  '500 KB, all under *': wildcard(490_000),
};

/** Rounds before the clock counts: both are then compiled. */
const WARM_UP = 30;

function median(work) {
  for (let round = 0; round < WARM_UP; round += 1) work();
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    work();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)];
}

const row = (cells) => console.log(cells.map((cell, at) => String(cell).padEnd(at === 0 ? 24 : 14)).join(''));
const ms = (value) => value.toFixed(value < 1 ? 3 : 1);

row(['file', 'work', 'citeworthy', 'robots-parser', 'ratio']);
for (const [name, text] of Object.entries(FILES)) {
  const mine = parseRobots(text);
  const peer = robotsParser(`${SITE}/robots.txt`, text);
  const differing = CHECKED.flatMap((path) => {
    const verdicts = robotsMatrix(mine, catalogue, `${SITE}${path}`);
    return BOTS.filter((bot) => verdicts.get(bot).allowed !== peer.isAllowed(`${SITE}${path}`, bot));
  });
  if (differing.length > 0) throw new Error(`${name}: verdicts differ for ${differing.join(', ')}`);

  const parse = [median(() => parseRobots(text)), median(() => robotsParser(`${SITE}/robots.txt`, text))];
  const judge = [
    median(() => robotsMatrix(mine, catalogue)),
    median(() => BOTS.forEach((bot) => peer.isAllowed(`${SITE}/`, bot))),
  ];
  for (const [work, [ours, theirs]] of Object.entries({ parse, '60 bots': judge })) {
    row([name, work, ms(ours), ms(theirs), `${(theirs / ours).toFixed(1)}x`]);
  }
}
