import { expect, test } from 'vitest';
import { aiBots } from '../../src/catalog/ai-bots.ts';
import { EVIDENCE_WORDS } from '../../src/catalog/ai-bots/model.ts';
import { ruleEntries } from '../../src/report/rule-entry.ts';
import { here } from './run-here.ts';

test('bots lists the catalogue, and filters add up', async () => {
  const json = async (...args: string[]) => JSON.parse((await here(['bots', ...args, '--json'])).out);
  expect(await json()).toEqual(aiBots);
  const parts = await Promise.all(['high', 'medium', 'low'].map((impact) => json('--impact', impact)));
  expect(parts.flat()).toHaveLength(aiBots.length);
  const openai = await json('openai', '--purpose', 'search-index');
  expect(openai.map(({ label }: { label: string }) => label)).toEqual(['OAI-SearchBot']);
  expect((await here(['bots', 'gptbot'])).out).toContain('User-agent: GPTBot');
  expect((await here(['bots', 'no-such-bot'])).out).toContain(`0 of ${aiBots.length} bots`);
});

test.each(['op', 'op-copy', 'list'] as const)(
  'bots says in words what the evidence %s is',
  async (evidence) => {
    const bot = aiBots.find((one) => one.evidence === evidence)!;
    const { out } = await here(['bots', bot.key]);
    expect(out).toContain(`(${EVIDENCE_WORDS[evidence]}, ${bot.asOf})`);
    expect(EVIDENCE_WORDS[evidence]).toMatch(/^(?:read|known) [a-z]/);
    expect(out).not.toMatch(/\((?:op|op-copy|list),/);
  },
);

test('explain lists every rule once', async () => {
  const { out } = await here(['explain']);
  expect(
    out
      .split('\n')
      .filter((line) => line.includes('  '))
      .map((line) => line.split(' ')[0]),
  ).toEqual(ruleEntries.map(({ id }) => id));
});

test.each(ruleEntries.map((entry) => [entry.id, entry] as const))('explain %s', async (id, entry) => {
  const { exit, out } = await here(['explain', id], { width: 80 });
  expect(exit).toBe(0);
  const codes = entry.faults.map(({ code, severity }) => `  ${code} (${severity})`);
  for (const part of ['Audit', 'Area', 'Points', 'Why', 'Source', 'Evidence', 'Says', 'Fix', ...codes])
    expect(out).toContain(part);
  expect(JSON.parse((await here(['explain', id, '--json'])).out)[0]).toMatchObject({ id, why: entry.why });
});

test('an id that is nearly one is answered with its neighbours', async () => {
  expect((await here(['explain', 'lang'])).note).toContain('Did you mean lang-declared?');
});
