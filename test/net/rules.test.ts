/** The small pure rules of the fetch layer. */
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { classify } from '../../src/net/classify.ts';
import { createCookieJar } from '../../src/net/cookies.ts';
import { codingsOf, decodeBody } from '../../src/net/decode.ts';
import { FetchFailure } from '../../src/net/failure.ts';
import { DEFAULT_LIMITS, limitsFrom } from '../../src/net/limits.ts';
import { refusedMedia } from '../../src/net/content.ts';
import { redirectTarget } from '../../src/net/redirect.ts';
import { backoffMs, isPassing, retryAfterMs } from '../../src/net/retry.ts';
import { headerText } from '../../src/net/transport/header-lines.ts';

describe('limits', () => {
  test('the wire cap follows the decoded cap unless it is given', () => {
    expect(limitsFrom(DEFAULT_LIMITS, { decodedBytes: 5 }).wireBytes).toBe(5);
    expect(limitsFrom(DEFAULT_LIMITS, { decodedBytes: 5, wireBytes: 9 }).wireBytes).toBe(9);
    expect(limitsFrom(DEFAULT_LIMITS, {})).toEqual(DEFAULT_LIMITS);
  });

  test('are whole numbers from 1 on; there may be no redirects and no retries', () => {
    const least = Object.keys(DEFAULT_LIMITS).map((name) => [
      name,
      name === 'redirects' || name === 'retries' ? 0 : 1,
    ]);
    for (const [name, value] of least as [string, number][]) {
      expect(limitsFrom(DEFAULT_LIMITS, { [name]: value })).toMatchObject({ [name]: value });
      for (const wrong of [value - 1, value + 0.5, Number.POSITIVE_INFINITY, Number.NaN, '5'])
        expect(() => limitsFrom(DEFAULT_LIMITS, { [name]: wrong })).toThrow(`limits.${name}`);
    }
  });

  test('one that is undefined is not given, one that is none is refused', () => {
    const given = { decodedBytes: undefined, retries: 1 } as unknown as Partial<typeof DEFAULT_LIMITS>;
    expect(limitsFrom(DEFAULT_LIMITS, given)).toEqual({ ...DEFAULT_LIMITS, retries: 1 });
    expect(() => limitsFrom(DEFAULT_LIMITS, { seconds: 5 } as object)).toThrow('Unknown limit: seconds');
  });
});

describe('cookies', () => {
  const NOW = Date.UTC(2026, 0, 1);
  const jarWith = (url: string, ...lines: readonly string[]) => {
    const jar = createCookieJar();
    jar.keep(
      new URL(url),
      lines.map((line) => ['Set-Cookie', line] as const),
      NOW,
    );
    return (to: string) => jar.headerFor(new URL(to));
  };

  test.each([
    ['a=b; Path=/', 'https://h.example/x', 'a=b'],
    ['a=b; Path=/', 'http://h.example/x', 'a=b'],
    ['a=b; Path=/; Secure', 'http://h.example/x', ''],
    ['a=b; Path=/; SECURE', 'https://h.example/x', 'a=b'],
    ['a=b; Path=/; Domain=h.example', 'https://www.h.example/', ''],
    ['a=b; Path=/; Domain=h.example', 'https://h.example/', 'a=b'],
    ['a=b; Path=/; Domain=.H.Example', 'https://h.example/', 'a=b'],
    ['a=b; Path=/; Domain=example', 'https://h.example/', 'a=b'],
    ['a=b; Path=/; Domain=', 'https://h.example/', 'a=b'],
    ['a=b; Path=/; Domain=other.example', 'https://h.example/', ''],
    ['a=b; Path=/; Domain=www.h.example', 'https://h.example/', ''],
    ['a=b; Path=/; Domain=.example.h.example', 'https://h.example/', ''],
    ['a=b', 'https://h.example/dir/other', 'a=b'],
    ['a=b', 'https://h.example/', ''],
    ['a=b; Path=/di', 'https://h.example/dir/x', ''],
    ['a=b; Path=/dir', 'https://h.example/dir', 'a=b'],
    ['a=b; Path=/dir/', 'https://h.example/dir/x', 'a=b'],
    ['a=; Path=/', 'https://h.example/', 'a='],
    ['a="b c"; Path=/', 'https://h.example/', 'a="b c"'],
    [' a = b c ; Path = / ', 'https://h.example/', 'a=b c'],
    ['=b; Path=/', 'https://h.example/', ''],
    [' =b; Path=/', 'https://h.example/', ''],
    ['novalue; Path=/', 'https://h.example/', ''],
    ['a=b\r\nX: y; Path=/', 'https://h.example/', ''],
    ['a=é; Path=/', 'https://h.example/', ''],
    ['a=b; Path=/; Max-Age=0', 'https://h.example/', ''],
    ['a=b; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'https://h.example/', ''],
    ['a=b; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=9', 'https://h.example/', 'a=b'],
    ['a=b; Path=/; Max-Age=1', 'https://h.example/', 'a=b'],
    ['a=b; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=9s', 'https://h.example/', ''],
    ['a=b; Path=/; Max-Age=-10x; Expires=never', 'https://h.example/', 'a=b'],
    [`a=${'b'.repeat(4086)}; Path=/`, 'https://h.example/', `a=${'b'.repeat(4086)}`],
    [`a=${'b'.repeat(4087)}; Path=/`, 'https://h.example/', ''],
  ])('%s → %s: %j', (line, to, header) => {
    expect(jarWith('https://h.example/dir/page', line)(to)).toBe(header);
  });

  // RFC 6265, 5.1.1: the date of a cookie is in UTC, whether it says so or not.
  test.each(['Pacific/Kiritimati', 'America/St_Johns'])('end at the same moment in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    const ended = 'Wed, 31 Dec 2025 23:59:59';
    const lasts = 'Thu Jan  1 00:00:01 2026';
    for (const end of ['', ' GMT']) {
      const header = jarWith(
        'https://h.example/',
        `a=1; Expires=${ended}${end}`,
        `b=2; Expires=${lasts}${end}`,
      );
      expect(header('https://h.example/')).toBe('b=2');
    }
  });

  test('of a name the last one counts, and an expired one is gone', () => {
    const header = jarWith('https://h.example/', 'a=1', 'b=2', 'a=3', 'b=; Max-Age=-1');
    expect(header('https://h.example/')).toBe('a=3');
    // The path of one that names none is the directory of the request.
    expect(jarWith('https://h.example/x', 'a=1', 'a=2; Path=/')('https://h.example/')).toBe('a=2');
  });

  test('fifty of them, and no more', () => {
    const lines = Array.from({ length: 51 }, (_, index) => `c${index}=1`);
    expect(jarWith('https://h.example/', ...lines)('https://h.example/').split('; ').length).toBe(50);
  });

  test('the header has 8000 characters at most; what would make it longer is left out', () => {
    const header = (second: number) =>
      jarWith(
        'https://h.example/',
        `a=${'x'.repeat(3998)}`,
        `b=${'x'.repeat(second)}`,
        'c=1',
      )('https://h.example/');
    expect(header(3996).length).toBe(8000);
    expect(header(3997)).toBe(`a=${'x'.repeat(3998)}; c=1`);
  });
});

describe('waiting', () => {
  test('backs off between half and the whole of a doubling time', () => {
    expect([0, 1, 2].map((attempt) => backoffMs(attempt, 0))).toEqual([250, 500, 1000]);
    fc.assert(
      fc.property(
        fc.nat(5),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (attempt, random) => {
          const full = 500 * 2 ** attempt;
          expect(backoffMs(attempt, random)).toBeGreaterThanOrEqual(full / 2);
          expect(backoffMs(attempt, random)).toBeLessThanOrEqual(full);
        },
      ),
    );
  });

  test('reads both forms of Retry-After and nothing else', () => {
    const now = Date.UTC(2026, 10, 21, 12);
    const read = (value: string) => retryAfterMs([['retry-after', value]], now);
    expect(read(' 5\t')).toBe(5000);
    expect(read('Sat, 21 Nov 2026 12:00:05 GMT')).toBe(5000);
    expect(read('Saturday, 21-Nov-26 12:00:05 GMT')).toBe(5000);
    expect(read('Sat, 21 Nov 2026 11:59:59 GMT')).toBeNull();
    // RFC 9110, 5.6.7: the oldest of the three forms names no zone and is in GMT.
    expect(read('Sat Nov 21 12:00:05 2026')).toBe(5000);
    for (const value of [
      '',
      '-1',
      '1.5',
      '5s',
      '1e9',
      'tomorrow',
      '2026-11-21T12:00:05Z',
      'Sat Nov 32 12:00:05 2026',
    ])
      expect(read(value)).toBeNull();
    // RFC 9110, 10.2.3 sets no end to the digits.
    expect(read('99999999999')).toBe(99_999_999_999_000);
    expect(read('9'.repeat(400))).toBe(Number.POSITIVE_INFINITY);
    expect(retryAfterMs([], now)).toBeNull();
  });

  test('passing statuses', () => {
    expect([408, 425, 429, 500, 502, 503, 504, 520, 527].every(isPassing)).toBe(true);
    expect([200, 301, 400, 403, 404, 501, 505, 519, 528].some(isPassing)).toBe(false);
  });
});

describe('redirects', () => {
  const from = new URL('https://h.example/a/b?c');
  test('lead to a resolved address', () => {
    expect(redirectTarget(302, [['LOCATION', '../x']], from)?.href).toBe('https://h.example/x');
    expect(redirectTarget(302, [['Location', '?d']], from)?.href).toBe('https://h.example/a/b?d');
    expect(redirectTarget(200, [['Location', '/x']], from)).toBeNull();
    expect(redirectTarget(302, [], from)).toBeNull();
    expect(() => redirectTarget(302, [['Location', '']], from)).toThrow('an empty Location');
    expect(() => redirectTarget(302, [['Location', 'https://[']], from)).toThrow('no address');
  });

  test('to an address of more than 8000 characters are refused', () => {
    const path = (length: number) => `/${'a'.repeat(length - 'https://h.example/'.length)}`;
    expect(redirectTarget(302, [['Location', path(8000)]], from)?.href.length).toBe(8000);
    expect(() => redirectTarget(302, [['Location', path(8001)]], from)).toThrow(FetchFailure);
  });
});

describe('codings', () => {
  test('of all lines, in order', () => {
    expect(codingsOf(['gzip, identity,, ', ' BR '], 3)).toEqual({ applied: ['gzip', 'br'], unknown: null });
    expect(codingsOf(['none', 'gzip'], 3)).toEqual({ applied: ['gzip'], unknown: 'none' });
    expect(codingsOf(['gzip, gzip, gzip'], 3).applied.length).toBe(3);
    expect(() => codingsOf(['gzip, gzip', 'gzip, gzip'], 3)).toThrow('stacked');
    expect(() => codingsOf(['compress'], 3)).toThrow('compress');
  });

  test('a body of just the cap is whole, one byte more is cut', async () => {
    const caps = { decodedBytes: 1000, ratio: 200 };
    const body = (size: number) => gzipSync(Buffer.alloc(size, 'abcdefghij'));
    expect(await decodeBody(body(1000), ['gzip'], caps)).toMatchObject({ truncated: null });
    const cut = await decodeBody(body(1001), ['gzip'], caps);
    expect([cut.bytes.byteLength, cut.truncated]).toEqual([1000, 'size']);
  });

  test('a body cut anywhere gives a prefix of the whole, or none', async () => {
    const whole = Buffer.from(Array.from({ length: 300 }, (_, index) => `line ${index}`).join('\n'));
    const packed = gzipSync(whole);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: packed.length - 1 }), async (length) => {
        const caps = { decodedBytes: 100_000, ratio: 200 };
        const decoded = await decodeBody(packed.subarray(0, length), ['gzip'], caps).catch(
          (error: unknown) => error,
        );
        const { bytes, truncated } =
          decoded instanceof FetchFailure
            ? { bytes: new Uint8Array(), truncated: 'encoding' }
            : (decoded as Awaited<ReturnType<typeof decodeBody>>);
        expect(truncated).toBe('encoding');
        expect(whole.subarray(0, bytes.byteLength).equals(bytes)).toBe(true);
      }),
    );
  });

  test('random bytes never throw anything but a decode failure', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 1, maxLength: 100 }),
        fc.constantFrom('gzip', 'br', 'deflate'),
        async (bytes, coding) => {
          const caps = { decodedBytes: 1000, ratio: 200 };
          const code = await decodeBody(bytes, [coding as 'gzip'], caps).then(
            () => 'decode',
            (error: unknown) => (error instanceof FetchFailure ? error.code : error),
          );
          expect(code).toBe('decode');
        },
      ),
    );
  });
});

describe('failures', () => {
  const error = (name: string, code: string, message = '') =>
    Object.assign(new Error(message), { name, code });
  test.each([
    [
      error('HTTPParserError', '', 'Response does not match the HTTP/1.1 protocol (Invalid header)'),
      'protocol',
    ],
    [
      error('HTTPParserError', '', 'Response does not match the HTTP/1.1 protocol (Invalid EOF state)'),
      'connection',
    ],
    [error('AssertionError', 'ERR_ASSERTION'), 'protocol'],
    [error('HeadersOverflowError', 'UND_ERR_HEADERS_OVERFLOW'), 'too-large'],
    [error('Error', 'HPE_HEADER_OVERFLOW'), 'too-large'],
    [error('Error', 'HPE_INVALID_CONSTANT'), 'protocol'],
    [error('SocketError', 'UND_ERR_SOCKET', 'other side closed'), 'connection'],
    [error('SocketError', 'UND_ERR_SOCKET', 'bad response'), 'protocol'],
    [error('ConnectTimeoutError', 'UND_ERR_CONNECT_TIMEOUT'), 'timeout'],
    [error('Error', 'ENOTFOUND'), 'dns'],
    [error('Error', 'EAI_AGAIN'), 'dns'],
    [error('Error', 'ECONNRESET', 'read ECONNRESET'), 'connection'],
    [error('Error', 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED'), 'tls'],
    [new TypeError('anything'), 'connection'],
    ['a string', 'connection'],
    [undefined, 'connection'],
  ])('%s is %s', (thrown, code) => expect(classify(thrown).code).toBe(code));

  test('a message is one bounded line that names the code', () => {
    expect(classify(error('Error', 'EPIPE', 'write failed')).message).toBe('write failed (EPIPE)');
    expect(
      classify(new AggregateError([new Error('connect ECONNREFUSED 1.1.1.1:80')], '')).message,
    ).toContain('1.1.1.1');
    expect(classify(new AggregateError([new Error('one of them')], 'all failed')).message).toBe('all failed');
    expect(classify(new Error('x'.repeat(10_000))).message.length).toBe(300);
    // OpenSSL puts a thread id in front.
    expect(classify(error('Error', '', '00D8F5C2E57F0000:error:0A0000C6:SSL \n routines\n')).message).toBe(
      'error:0A0000C6:SSL routines',
    );
    const whole =
      '00D8F5C2E57F0000:error:0A00042E:SSL routines:ssl3_read_bytes:tlsv1 alert protocol version:../deps/openssl/ssl/record/rec_layer_s3.c:1601:SSL alert number 70\n';
    expect(classify(error('Error', 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', whole)).message).toBe(
      'tlsv1 alert protocol version (ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION)',
    );
    expect(
      classify(error('Error', '', 'error:0A000126:SSL routines::unexpected eof while reading')).message,
    ).toBe('unexpected eof while reading');
    const failure = new FetchFailure('dns', 'no such host');
    expect(classify(failure)).toBe(failure);
  });
});

describe('headers', () => {
  test('are read as UTF-8 where they are, as latin1 else', () => {
    expect(headerText(Buffer.from('größe').toString('latin1'))).toBe('größe');
    expect(headerText(' gr\u00f6\u00dfe ')).toBe('größe');
    expect(headerText('plain')).toBe('plain');
    expect(headerText('already → text')).toBe('already → text');
  });

  test('rule media out by type alone', () => {
    const refused = (type: string) => refusedMedia([['content-type', type]]);
    expect(refused('IMAGE/svg+xml ; charset=utf-8')).toBe('image/svg+xml');
    expect(
      ['text/html', 'application/xhtml+xml', 'application/octet-stream', 'text/plain', ''].map(refused),
    ).toEqual(Array.from({ length: 5 }, () => null));
  });
});
