import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { exchangeOf, unanswered, type Exchange } from '../../src/exchange.ts';
import { readRecording, recording, recordLine, replaying, type Recorded } from '../../src/jobs/recording.ts';

const page = (body: string): Exchange => exchangeOf({ url: 'https://example.com/', body });

test('a recording gives back the same bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.array(fc.tuple(fc.string(), fc.string())), (body, headers) => {
      const request = { method: 'GET', url: 'https://example.com/', agent: '' };
      const recorded: Recorded = {
        request,
        exchange: { ...exchangeOf({ url: request.url, headers, body }), remoteAddress: '192.0.2.1' },
      };
      expect(readRecording(`${recordLine(recorded)}\n`)).toEqual([recorded]);
    }),
  );
});

test('of cookies a recording keeps the names, and nothing that could be a session', () => {
  const request = { method: 'GET', url: 'https://example.com/', agent: '' };
  const set = [
    '__cf_bm=hunter2=x; Path=/; HttpOnly',
    'nameless-hunter2',
    'empty=; Path=/',
    'a=hunter2\nb=hunter2; Secure',
  ];
  const headers = [...set.map((value) => ['Set-Cookie', value] as const), ['x-cookie', 'a=b'] as const];
  const line = recordLine({ request, exchange: exchangeOf({ url: request.url, headers, body: '' }) });
  expect(readRecording(line)[0]!.exchange.headers).toEqual([
    ['Set-Cookie', '__cf_bm=***; Path=/; HttpOnly'],
    ['Set-Cookie', '***'],
    ['Set-Cookie', 'empty=***; Path=/'],
    ['Set-Cookie', 'a=***\nb=***; Secure'],
    ['x-cookie', 'a=b'],
  ]);
});

test('an audit gets in a replay what it got live, in order, by agent', async () => {
  const live = [
    page('first'),
    page('second'),
    unanswered('https://example.com/x', { code: 'dns', message: 'no', retryable: false }),
    page('for the bot'),
  ];
  const lines: string[] = [];
  const fetcher = recording(
    { fetch: () => Promise.resolve(live.shift()!), close: () => Promise.resolve() },
    (recorded) => lines.push(recordLine(recorded)),
  );
  const ask = async (web: typeof fetcher) => [
    await web.fetch('https://example.com/'),
    await web.fetch('https://example.com/'),
    await web.fetch('https://example.com/x', { method: 'HEAD' }),
    await web.fetch('https://example.com/', { as: { userAgent: 'GPTBot' } }),
  ];
  const answers = await ask(fetcher);
  const replay = replaying(readRecording(lines.join('\n')));
  expect(await ask(replay)).toEqual(answers);
  expect(await replay.fetch('https://example.com/never')).toMatchObject({ outcome: 'connection', status: 0 });
});

test('a damaged line is named', () => {
  const line = recordLine({ request: { method: 'GET', url: 'u', agent: '' }, exchange: page('x') });
  for (const damaged of ['{"no":1}', '{', line.replace('"status":200', '"status":1000')])
    expect(() => readRecording(`${line}\n \n${damaged}\n`)).toThrow(/^file-invalid: line 3 /);
  expect(readRecording('')).toEqual([]);
});

test('the last answer is repeated, and a replay stops at an abort like a fetch', async () => {
  const request = { method: 'GET', url: 'https://example.com/', agent: '' };
  const replay = replaying(['first', 'last'].map((body) => ({ request, exchange: page(body) })));
  const bodies: string[] = [];
  for (let time = 0; time < 3; time += 1)
    bodies.push(Buffer.from((await replay.fetch(request.url)).body).toString());
  expect(bodies).toEqual(['first', 'last', 'last']);
  await expect(
    (async () => replay.fetch(request.url, { signal: AbortSignal.abort('stopped') }))(),
  ).rejects.toBe('stopped');
  await replay.close();
});

test('a replay takes nothing off the front of a list, which moves all behind it', async () => {
  const request = { method: 'GET', url: 'https://example.com/', agent: '' };
  const replay = replaying(['a', 'b', 'c'].map((body) => ({ request, exchange: page(body) })));
  const shift = vi.spyOn(Array.prototype, 'shift');
  for (let time = 0; time < 3; time += 1) await replay.fetch(request.url);
  const taken = shift.mock.calls.length;
  shift.mockRestore();
  expect(taken).toBe(0);
});

test('what goes wrong while recording reaches the caller', async () => {
  let closed = 0;
  const web = { fetch: async () => page('x'), close: async () => void (closed += 1) };
  const fetcher = recording(web, () => {
    throw new Error('disk full');
  });
  await expect(fetcher.fetch('https://example.com/')).rejects.toThrow('disk full');
  await fetcher.close();
  expect(closed).toBe(1);
});
