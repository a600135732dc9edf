import { expect, test } from 'vitest';
import { unanswered, type FetchCode } from '../../src/exchange.ts';
import { targetError } from '../../src/jobs/target-error.ts';

const URL = 'https://e.example/';
const failed = (code: FetchCode, message: string) =>
  targetError(unanswered(URL, { code, message, retryable: false }));

test('the error of a target names the address once', () => {
  expect(failed('connection', 'connect ECONNREFUSED')?.message).toBe(
    `target-unreachable: ${URL}: connect ECONNREFUSED`,
  );
  expect(failed('blocked', `${URL} is a private address`)?.message).toBe(
    `target-blocked: ${URL} is a private address`,
  );
});

test('a host that does not resolve is said in words, with those of the resolver beside them', () => {
  const error = failed('dns', 'getaddrinfo ENOTFOUND e.example');
  expect(error).toMatchObject({ code: 'target-not-found', retryable: false });
  expect(error?.message).toMatch(/does not resolve.*ENOTFOUND/);
});

test('a name is no wrong one because a resolver gives no answer just now', () => {
  const error = { code: 'dns', message: 'getaddrinfo EAI_AGAIN e.example', retryable: true } as const;
  expect(targetError(unanswered(URL, error))).toMatchObject({ code: 'target-unreachable', retryable: true });
});
