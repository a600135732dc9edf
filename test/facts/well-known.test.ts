import { expect, test } from 'vitest';
import { AGENT_OFFERS, TDM_FILE, WELL_KNOWN_FILES } from '../../src/catalog/well-known.ts';
import { exchangeOf } from '../../src/exchange.ts';
import { readWellKnown } from '../../src/facts/well-known.ts';

const ORIGIN = 'https://example.com';

const found = (key: string, body: string, status = 200) => {
  const file = WELL_KNOWN_FILES.find((one) => one.key === key)!;
  return readWellKnown({ file, answer: exchangeOf({ url: ORIGIN + file.path, status, body }) });
};

test.each([
  ['agent-card', '{"name":"Tea","url":"https://example.com/a2a","skills":[{"id":"order"}]}', 'valid', 'Tea'],
  ['agent-card', '{"name":"Tea","supportedInterfaces":[{"url":"x"}],"skills":[{}]}', 'valid', 'Tea'],
  ['agent-card', '{"name":"Tea"}', 'lacks', 'Tea'],
  ['mcp-server-card', '{"serverInfo":{"name":"tea","version":"1"}}', 'valid', 'tea'],
  ['mcp-server-card', '{"name":"com.example/tea","title":"Tea","version":"1"}', 'valid', 'Tea'],
  ['api-catalog', '{"linkset":[{"anchor":"https://example.com/api"}]}', 'valid', ''],
  ['api-catalog', '{"linkset":[]}', 'lacks', ''],
  ['agent-skills', '{"skills":[{"name":"tea","url":"/SKILL.md"}]}', 'valid', ''],
  ['ucp', '{"ucp":{"version":"2026-08-25","services":{}}}', 'valid', '2026-08-25'],
  ['ucp', '"ucp"', 'lacks', ''],
  ['ucp', 'null', 'lacks', ''],
  ['tdmrep', '[{"location":"/","tdm-reservation":0}]', 'valid', ''],
  ['tdmrep', '{"location":"/"}', 'lacks', ''],
  ['ucp', '<!doctype html><div id="root"></div>', 'page', ''],
  ['ucp', 'not here', 'no-json', ''],
])('%s: %s is %s', (key, body, state, name) => {
  expect(found(key, body)).toMatchObject({ state, name });
});

test('what is not there, is empty, or leads to a page elsewhere, is nothing', () => {
  expect(found('ucp', '', 404)).toBeNull();
  expect(found('ucp', '')).toBeNull();
  const answer = {
    ...exchangeOf({ url: `${ORIGIN}${TDM_FILE.path}`, body: '<!doctype html>' }),
    finalUrl: `${ORIGIN}/`,
  };
  expect(readWellKnown({ file: TDM_FILE, answer })).toBeNull();
});

test('what a member is called does not reach the prototype', () => {
  const file = { ...AGENT_OFFERS[0]!, needs: [['constructor.name']], names: ['__proto__'] };
  const answer = exchangeOf({ url: ORIGIN, body: '{"a":1}' });
  expect(readWellKnown({ file, answer })).toMatchObject({ state: 'lacks', name: '' });
});
