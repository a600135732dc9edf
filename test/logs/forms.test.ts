import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyseLog } from '../../src/logs/analyse.ts';
import { lineSplitter } from '../../src/logs/chunks.ts';
import { readRanges } from '../../src/logs/ranges.ts';
import { MAX_LINE } from '../../src/logs/read-line.ts';
import { BROWSER, combined, GPTBOT } from './lines.ts';

/** The one bot in some lines, as what was read of it. */
async function readOf(...lines: string[]) {
  const { bots, lines: counts, days } = await analyseLog(lines);
  const [bot] = bots;
  return { key: bot?.key, statuses: bot?.statuses, missing: bot?.missing, counts, days };
}

const GONE = {
  key: 'gptbot',
  statuses: { 404: 1 },
  missing: [{ path: '/gone?a=1', requests: 1 }],
  counts: { read: 1, unread: 0 },
  days: { first: '2026-11-16', last: '2026-11-16' },
};

const FORMS = {
  combined: combined({ target: '/gone?a=1', status: 404 }),
  'combined with a virtual host': combined({ target: '/gone?a=1', status: 404, before: 'example.com:443 ' }),
  'combined with fields behind': combined({
    target: '/gone?a=1',
    status: 404,
    behind: ' "203.0.113.9" 0.012',
  }),
  'combined with a whole address': combined({ target: 'https://example.com/gone?a=1', status: 404 }),
  'combined with a quote in the referrer': combined({ target: '/gone?a=1', status: 404 }).replace(
    '"-"',
    String.raw`"a\"b\\"`,
  ),
  'combined in another zone': combined({
    target: '/gone?a=1',
    status: 404,
    time: '17/Nov/2026:04:30:00 +0530',
  }),
  'Cloudflare Logpush': JSON.stringify({
    ClientIP: '192.0.2.7',
    ClientRequestHost: 'example.com',
    ClientRequestURI: '/gone?a=1',
    ClientRequestUserAgent: GPTBOT,
    EdgeResponseStatus: 404,
    EdgeStartTimestamp: 1_794_823_200_000_000_000,
    RayID: '9b1',
  }),
  'Cloudflare, time as a text': JSON.stringify({
    ClientRequestPath: '/gone',
    ClientRequestQuery: '?a=1',
    ClientRequestUserAgent: GPTBOT,
    EdgeResponseStatus: 404,
    Datetime: '2026-11-16T10:00:00Z',
  }),
  'Google Cloud': JSON.stringify({
    httpRequest: {
      requestMethod: 'GET',
      requestUrl: 'https://example.com/gone?a=1',
      status: 404,
      userAgent: GPTBOT,
      remoteIp: '192.0.2.7',
    },
    timestamp: '2026-11-16T10:00:00.1Z',
  }),
  'Akamai DataStream 2': JSON.stringify({
    reqTimeSec: '1794823200.123',
    cliIP: '192.0.2.7',
    statusCode: '404',
    reqPath: 'gone',
    queryStr: 'a=1',
    UA: encodeURIComponent(GPTBOT),
    reqId: '9b1',
  }),
  Fastly: JSON.stringify({
    timestamp: '2026-11-16T10:00:00+0000',
    client_ip: '192.0.2.7',
    url: '/gone?a=1',
    request_method: 'GET',
    request_user_agent: GPTBOT,
    response_status: 404,
  }),
  'Azure Front Door': JSON.stringify({
    time: '2026-11-16T10:00:00Z',
    properties: {
      requestUri: 'https://example.com:443/gone?a=1',
      clientIp: '192.0.2.7',
      userAgent: GPTBOT,
      httpStatusCode: '404',
    },
  }),
  'AWS, application load balancer': `https 2026-11-16T10:00:00.186641Z app/lb/50dc6c495c0c9188 192.0.2.7:2817 10.0.0.1:80 0.086 0.048 0.037 404 404 0 57 "GET https://example.com:443/gone?a=1 HTTP/1.1" "${GPTBOT}" ECDHE TLSv1.2 arn "Root=1" "example.com" "arn" 0 2026-11-16T09:59:59Z "forward" "-" "-" "10.0.0.1:80" "404" "-" "-"`,
  'AWS, classic load balancer': `2026-11-16T10:00:00.186641Z lb 192.0.2.7:2817 - -1 -1 -1 404 0 0 57 "GET http://example.com:80/gone?a=1 HTTP/1.1" "${GPTBOT}" - -`,
  'AWS, S3': `${'0123456789abcdef'.repeat(4)} bucket [16/Nov/2026:10:00:00 +0000] 192.0.2.7 - 3E57427F3EXAMPLE WEBSITE.GET.OBJECT gone "GET /gone?a=1 HTTP/1.1" 404 NoSuchKey 113 - 7 - "-" "${GPTBOT}" - id= - - - example.com -`,
  'Vercel log drain': JSON.stringify({
    id: '1',
    source: 'edge',
    timestamp: 1_794_823_200_123,
    proxy: {
      timestamp: 1_794_823_200_100,
      method: 'GET',
      path: '/gone?a=1',
      userAgent: [GPTBOT],
      clientIp: '192.0.2.7',
      statusCode: 404,
    },
  }),
  Caddy: JSON.stringify({
    ts: 1_794_823_200.25,
    request: { remote_ip: '192.0.2.7', uri: '/gone?a=1', headers: { 'User-Agent': [GPTBOT] } },
    status: 404,
  }),
  nginx: JSON.stringify({
    remote_addr: '192.0.2.7',
    time_iso8601: '2026-11-16T10:00:00+00:00',
    request: 'GET /gone?a=1 HTTP/2.0',
    status: '404',
    http_user_agent: GPTBOT,
  }),
  'a list of records': `[${JSON.stringify({ timestampInMs: 1_794_823_200_000, requestPath: '/gone?a=1', responseStatusCode: 404, userAgent: GPTBOT })}]`,
};

test.each(Object.entries(FORMS))('%s', async (_, line) => {
  expect(await readOf(line)).toEqual(GONE);
});

test('CSV is read by its line of names, also when another one follows', async () => {
  const rows = [
    'timestampInMs,requestPath,responseStatusCode,requestUserAgent',
    `1794823200000,"/gone?a=1",404,"${GPTBOT}"`,
    '"ClientRequestUserAgent","EdgeResponseStatus","ClientRequestURI"',
    `"GPTBot, the ""real"" one",404,"/gone?a=1"`,
  ];
  expect(await readOf(...rows)).toEqual({
    ...GONE,
    statuses: { 404: 2 },
    missing: [{ path: '/gone?a=1', requests: 2 }],
    counts: { read: 2, unread: 0 },
  });
});

test('forms may be mixed, and what is none of them is counted as unread', async () => {
  const lines = [
    combined({ agent: BROWSER }),
    FORMS.Caddy,
    '',
    'GPTBot was here',
    '{"level":"info","msg":"listening"}',
    '{"broken":',
    '\0\0\0\0',
    'x'.repeat(10_000_000),
    combined({ agent: `GPTBot ${'x'.repeat(MAX_LINE)}` }),
    '192.0.2.7 - - [32/Nov/2026:10:00:00 +0000] "GET / HTTP/1.1" 200 1 "-" "GPTBot"',
    '192.0.2.7 - - [16/Nov/2026:10:00:00 +0000] "GET / HTTP/1.1" - 1 "-" "GPTBot"',
  ];
  const found = await analyseLog(lines);
  expect(found.lines).toEqual({ read: 2, unread: 8 });
  expect(found.forms).toEqual({ combined: 1, json: 1, csv: 0, w3c: 0, aws: 0 });
  expect(found.requests).toBe(2);
  expect(found.bots.map(({ key }) => key)).toEqual(['gptbot']);
});

test('a log without User-Agents says that it has none', async () => {
  const common = '192.0.2.7 - frank [10/Oct/2026:13:55:36 -0700] "GET /apache_pb.gif HTTP/1.0" 200 2326';
  expect(await analyseLog([common])).toMatchObject({
    lines: { read: 1 },
    requests: 1,
    nameless: 1,
    bots: [],
  });
});

test('what is no request line is read, and is no path', async () => {
  const line = combined()
    .replace('GET / HTTP/1.1', String.raw`\x16\x03\x01`)
    .replace(' 200 ', ' 404 ');
  expect(await readOf(line)).toMatchObject({ missing: [{ path: '', requests: 1 }] });
});

test('two lines about one request are one request', async () => {
  const line = JSON.stringify({ requestId: 'a', path: '/', status: 200, userAgent: GPTBOT });
  const other = line.replace('"a"', '"b"');
  const { bots, lines } = await analyseLog([line, line, other]);
  expect({ requests: bots[0]?.requests, lines }).toEqual({ requests: 2, lines: { read: 3, unread: 0 } });
});

test('nothing that a log can hold makes it throw', async () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '"',
      '[',
      ']',
      '\\',
      ',',
      '{"status":200,',
      '[10/Oct/2000:13:55:36 -0700]',
      ' 200 ',
      '/',
      GPTBOT,
    ),
    fc.json(),
  );
  const line = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  await fc.assert(
    fc.asyncProperty(fc.array(line), async (lines) => {
      const { lines: counts } = await analyseLog(lines);
      expect(counts.read + counts.unread).toBeLessThanOrEqual(lines.length);
    }),
  );
});

test('async lines are read as well, and what they throw is thrown', async () => {
  async function* lines() {
    yield combined();
    await Promise.resolve();
    throw new Error('disk');
  }
  await expect(analyseLog(lines())).rejects.toThrow('disk');
});

test('lines are the same however the text is cut, and a long one keeps no more than can be told from it', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (chunks) => {
      const told: string[] = [];
      const splitter = lineSplitter((line) => told.push(line));
      for (const chunk of chunks) splitter.push(chunk);
      splitter.end();
      const whole = chunks.join('');
      const lines = whole.split('\n').map((line) => line.replace(/\r$/, ''));
      if (whole === '' || whole.endsWith('\n')) lines.pop();
      expect(told).toEqual(lines);
    }),
  );
  const lengths: number[] = [];
  const splitter = lineSplitter((line) => lengths.push(line.length));
  for (let at = 0; at < 20; at += 1) splitter.push('x'.repeat(200_000));
  splitter.push(`\n${combined()}\n`);
  expect(lengths).toEqual([MAX_LINE + 1, combined().length]);
});

test.each([
  [
    'IIS',
    '#Fields: date time s-ip cs-method cs-uri-stem cs-uri-query s-port cs-username c-ip cs(User-Agent) cs(Referer) sc-status',
    `2026-11-16 10:00:00 203.0.113.1 GET /gone a=1 443 - 192.0.2.7 ${GPTBOT.replaceAll(' ', '+')} - 404`,
  ],
  [
    'CloudFront',
    '#Fields: date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query',
    [
      '2026-11-16',
      '10:00:00',
      'FRA2',
      '1',
      '192.0.2.7',
      'GET',
      'd.cloudfront.net',
      '/gone',
      '404',
      '-',
      encodeURI(GPTBOT).replaceAll('%', '%25'),
      'a=1',
    ].join('\t'),
  ],
  [
    'a server that writes quotes',
    '#Fields: date time c-ip cs-uri cs(User-Agent) sc-status',
    `2026-11-16 10:00:00 192.0.2.7 /gone?a=1 "${GPTBOT}" 404`,
  ],
])('W3C extended format: %s', async (_, fields, row) => {
  const read = { ...GONE, counts: { read: 1, unread: 0 } };
  expect(await readOf('#Version: 1.0', fields, row)).toEqual(read);
  // Other columns begin with another line of fields; without any the line says nothing.
  expect((await readOf('#Fields: a b c', fields, row)).counts).toEqual({ read: 1, unread: 0 });
  expect((await readOf(fields, '#Fields: a b c', row)).counts).toEqual({ read: 0, unread: 1 });
  expect((await readOf('# Fields: of work', row)).counts).toEqual({ read: 0, unread: 2 });
});

test('the address of a load balancer of AWS has no port', async () => {
  const { bots } = await analyseLog([FORMS['AWS, application load balancer']], {
    ranges: new Map([['gptbot', { source: 'x', ranges: readRanges('192.0.2.0/24')! }]]),
  });
  expect(bots[0]?.verified).toBe(1);
});

test('a log without User-Agents says of nobody that he did not come', async () => {
  const common = '192.0.2.7 - - [16/Nov/2026:10:00:00 +0000] "GET /a HTTP/1.1" 200 10';
  const fields = '#Fields: date time c-ip cs-uri-stem sc-status';
  const iis = '2026-11-16 10:00:00 192.0.2.7 /a 200';
  for (const lines of [[common], [fields, iis, iis], [common, common, common, FORMS.combined]]) {
    const { absent, nameless, requests } = await analyseLog(lines);
    expect([absent, nameless > 0, requests > 0]).toEqual([[], true, true]);
  }
  expect((await analyseLog([common, FORMS.combined, FORMS.combined])).absent).not.toEqual([]);
});
