import { describe, expect, test } from 'vitest';
import { CodedError, ERRORS, type ErrorCode } from '../src/errors.ts';

const CODES = Object.keys(ERRORS).filter((code): code is ErrorCode => code in ERRORS);

describe.each(CODES)('%s', (code) => {
  const { message, retryable } = ERRORS[code];

  test('without a reason says the sentence of its code', () => {
    expect(new CodedError(code)).toMatchObject({ message: `${code}: ${message}`, detail: '', retryable });
    expect(new CodedError(code, ' \n ').message).toBe(`${code}: ${message}`);
  });

  test('with a reason begins with it, on one line', () => {
    const failure = new CodedError(code, 'pages:\n 2');
    expect(failure).toMatchObject({ code, detail: 'pages:\n 2', retryable });
    expect(failure.message).toMatch(new RegExp(`^${code}: pages: 2(?: is [a-z() ]+)?$`));
    expect(failure.message).not.toContain(message);
    // A failure that a job takes over says the same again.
    expect(new CodedError(code, failure.detail).message).toBe(failure.message);
  });
});

test.each(['target-invalid', 'ledger-invalid'] as const)(
  '%s says what is wrong with what it names',
  (code) => {
    expect(new CodedError(code, 'x').message).toMatch(/: x is [a-z]/);
  },
);

test('a name is said to be none, and a sentence about one stays as it is', () => {
  expect(new CodedError('target-invalid', '"a b"').message).toBe(
    'target-invalid: "a b" is not a domain or an http(s) address',
  );
  const said = 'https://a..b/ has a host name that cannot exist';
  expect(new CodedError('target-invalid', said).message).toBe(`target-invalid: ${said}`);
});
