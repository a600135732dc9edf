import { expect, test } from 'vitest';
import { scriptedBots } from '../../src/catalog/ai-bots/renders-scripts.ts';
import { aiBots, isAnswerBot, scoredBots, tokensWithBlanks } from '../../src/catalog/ai-bots.ts';

const HIGH_IMPACT = [
  'oai-searchbot',
  'chatgpt-user',
  'claude-searchbot',
  'claude-user',
  'perplexitybot',
  'perplexity-user',
  'googlebot',
  'bingbot',
  'meta-webindexer',
];

test('keys are unique kebab-case names', () => {
  expect(new Set(aiBots.map(({ key }) => key)).size).toBe(aiBots.length);
  expect(aiBots.filter(({ key }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([]);
});

test('the nine bots of high impact come first, then medium, then low', () => {
  expect(aiBots.slice(0, 9).map(({ key }) => key)).toEqual(HIGH_IMPACT);
  const order = aiBots.map(({ impact }) => ['high', 'medium', 'low'].indexOf(impact));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(aiBots.filter(({ impact }) => impact === 'high').length).toBe(9);
});

test('every bot of high impact reads for answers; training, acting and stating a choice are not answering', () => {
  expect(aiBots.filter((bot) => bot.impact === 'high' && !isAnswerBot(bot))).toEqual([]);
  const purposes = new Set(aiBots.filter(isAnswerBot).map(({ purpose }) => purpose));
  expect([...purposes].toSorted()).toEqual(['search-index', 'user-fetch']);
});

test('no two bots share a token, whatever the case', () => {
  const tokens = aiBots.flatMap((bot) => bot.tokens.map((token) => token.toLowerCase()));
  expect(new Set(tokens).size).toBe(tokens.length);
});

test('a token is an RFC 9309 product token, or says in its note why it is not', () => {
  const odd = aiBots.filter(({ tokens }) => tokens.some((token) => !/^[A-Za-z_-]+$/.test(token)));
  expect(odd.length).toBeGreaterThan(0);
  // Parsers read digits; at a blank or a full stop they end.
  const isSaid = (note: string | null) => /space|full stop/.test(note ?? '');
  const hasOther = odd.filter(({ tokens }) => tokens.some((token) => !/^[A-Za-z\d_-]+$/.test(token)));
  expect(hasOther.filter(({ note }) => !isSaid(note))).toEqual([]);
  expect(tokensWithBlanks.has('kangaroo bot')).toBe(true);
});

test('every row has a source and a date', () => {
  expect(aiBots.filter(({ docs, evidence }) => docs === null && evidence !== 'list')).toEqual([]);
  expect(aiBots.filter(({ docs }) => docs !== null && !URL.canParse(docs))).toEqual([]);
  expect(aiBots.filter(({ asOf }) => !/^20\d\d(-(0[1-9]|1[0-2]))(-[0-3]\d)?$/.test(asOf))).toEqual([]);
  expect(aiBots.filter(({ impactReason }) => impactReason.length < 5)).toEqual([]);
});

test('what is known of scripts has a source and a day, and all else is unknown', () => {
  const wrong = aiBots.filter(({ rendersScripts: { value, basis, source, asOf } }) =>
    basis === 'undocumented'
      ? value !== 'unknown'
      : value === 'unknown' || !URL.canParse(source) || !/^20\d\d(-\d\d){1,2}$/.test(asOf),
  );
  expect(wrong.map(({ key }) => key)).toEqual([]);
  const by = (key: string) => aiBots.find((bot) => bot.key === key)?.rendersScripts.value;
  expect([by('googlebot'), by('gptbot'), by('chatgpt-agent'), by('youbot')]).toEqual([
    'from-index',
    'no',
    'yes',
    'unknown',
  ]);
});

test('every script fact of the catalogue is of a bot in it', () => {
  const keys = new Set(aiBots.map(({ key }) => key));
  expect(scriptedBots.filter((key) => !keys.has(key))).toEqual([]);
});

test('a bot of high impact is active and has a documented page', () => {
  const high = aiBots.filter(({ impact }) => impact === 'high');
  expect(
    high.filter(({ status, docs, tokens }) => status !== 'active' || docs === null || tokens.length !== 1),
  ).toEqual([]);
});

test('token-only entries make no request and carry no user agent', () => {
  const silent = aiBots.filter(({ sendsRequests }) => !sendsRequests);
  expect(silent.map(({ key }) => key)).toEqual(['google-extended', 'applebot-extended']);
  expect(silent.every(({ purpose, userAgents }) => purpose === 'token-only' && userAgents.length === 0)).toBe(
    true,
  );
});

test('fallbacks are the documented ones', () => {
  const fallbacks = aiBots.filter(({ fallbackTokens }) => fallbackTokens.length > 0);
  expect(Object.fromEntries(fallbacks.map((bot) => [bot.key, bot.fallbackTokens.join()]))).toEqual({
    applebot: 'Googlebot',
    kagibot: 'Googlebot',
    yandexadditional: 'Yandex',
    'brave-search': 'Googlebot',
    tavily: 'Googlebot',
  });
});

test('the scored list holds active bots with a token', () => {
  expect(scoredBots.slice(0, 9).map(({ key }) => key)).toEqual(HIGH_IMPACT);
  expect(scoredBots.some(({ key }) => ['anthropic-ai', 'chatgpt-agent', 'xai-bot'].includes(key))).toBe(
    false,
  );
});
