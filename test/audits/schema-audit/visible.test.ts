import { expect, test } from 'vitest';
import { visibleSteps } from '../../../src/rules/schema/visible.ts';
import { exchangeOf } from '../../../src/exchange.ts';
import { pageFacts } from '../../../src/facts/page.ts';

const named = (lang: string, heading: string) => {
  const body = `<html lang="${lang}"><main><h1>${heading}</h1><h2>1</h2><ol><li>Fill</li><li>Heat</li><li>Rinse</li></ol></main>`;
  return visibleSteps(pageFacts(exchangeOf({ url: 'https://example.com/', body })))?.name ?? null;
};

test.each([
  ['en', 'How to descale a kettle'],
  ['nb-NO', 'Slik avkalker du en vannkoker'],
  ['no', 'Slik avkalker du en vannkoker'],
  ['ja', '湯垢の取り方と使い方'],
  ['xx', 'How to descale a kettle'],
])('%s: "%s" promises steps', (lang, heading) => expect(named(lang, heading)).toBe(heading));

test.each([
  ['en', 'Slik avkalker du en vannkoker'],
  ['nb', 'Avkalking av vannkokere'],
])('%s: "%s" promises none', (lang, heading) => expect(named(lang, heading)).toBeNull());
