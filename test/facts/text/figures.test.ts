import { expect, test } from 'vitest';
import { figuresOf } from '../../../src/facts/text/figures.ts';

const figures = (text: string): number => figuresOf(text).length;

test.each([
  'takes 25 minutes',
  'costs $5',
  'costs 5 €',
  'costs EUR5 or 5 EUR',
  'grew by 12 %',
  'grew by 12%',
  '12 Prozent mehr',
  '1,500 people',
  '1.500.000 Euro',
  'at 93 °C',
  'at 9 bar',
  '10–15 minutes',
  '3x faster',
  '1/2 l of water',
  '٢٥ دقيقة',
  '12٪',
  '約25分',
  '25分钟',
  '250毫克',
  '8 недель',
  '40 граммов',
  '5 million users',
  'R$ 20',
  '१५ मिनट',
  '３秒',
  '2 litres',
  '5 kg',
  'costs USD 300',
  'costs CHF300',
  '2.5× faster',
  '40 per cent of them',
  '5 liters',
  '10 m²',
  '16 inches',
  '重さは25キロです',
  '40グラムの石灰',
  '500ミリリットル',
  '3割の人',
  '500 рублей',
  '100 ريال',
  '3 ملايين',
  '25 Kilogramm',
  '500 Franken',
])('a figure: %s', (text) => {
  expect(figures(text)).toBeGreaterThan(0);
});

test.each([
  'on 2024-05-01',
  'on 01/05/2024',
  'on 1.5.2024',
  'at 14:30',
  'version 1.2.3',
  'call +49 30 1234567',
  '1. Mix',
  'in 2026',
  'page 12',
  'chapter 3',
  '2026年10月2日',
  '2 октября 2026 г.',
  'Route 66',
  'room 101',
  'the 3 of us',
  'a 4 step plan',
  '2 × 4',
  'model XUSD 300',
  '3 per person',
  '3 centers',
  '5のキロ',
  '',
])('no figure: %s', (text) => {
  expect(figures(text)).toBe(0);
});

test('figures are counted one by one, a range once', () => {
  expect(figures('Heats to 93 °C in 10-15 minutes for €30.')).toBe(3);
  expect(figuresOf('It takes 25 minutes')).toEqual([9]);
});
