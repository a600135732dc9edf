import fc from 'fast-check';
import { expect, test } from 'vitest';
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
  expect(() => readRecording(`${line}\n{"no":1}\n`)).toThrow(
    'file-invalid: The file does not hold what this command reads (line 2 is no recorded exchange)',
  );
});
