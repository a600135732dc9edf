import { describe, expect, test } from 'vitest';
import { allLanguages, termsOf } from '../../../src/catalog/languages/index.ts';
import { namesTopic, slugsTopic } from '../../../src/facts/llms-txt/names.ts';
import { parse } from '../../rules/llms-file/answer.ts';

const CODES = allLanguages().map(({ code }) => code);
const namesOf = (code: string, topic: 'pricing' | 'faq') => [
  ...(termsOf(code, topic) ?? []),
  ...(termsOf(code, `${topic}Alone`) ?? []),
];

test.each([
  'ΣΥΧΝΕΣ ΕΡΩΤΗΣΕΙΣ',
  'SIKÇA SORULAN SORULAR',
  'S.S.S.',
  'الأَسئِلة الشائعة',
  'الأسـئلة الشائعة',
  'الاسئلة الشائعة',
  'پرسش های متداول',
  'پرسش‌های متداول',
  'پرسشهای متداول',
  'سوالات متداول'.replaceAll('ی', 'ي'),
  '자주묻는질문',
  'Câu hỏi thường gặp'.normalize('NFD'),
])('%s names questions in another spelling', (text) => expect(namesTopic(text, 'faq')).toBe(true));

describe('every listed name names its topic, behind a number too', () => {
  test.each(CODES)('pricing in %s', (code) => {
    for (const name of namesOf(code, 'pricing')) {
      expect([name, namesTopic(name, 'pricing')]).toEqual([name, true]);
      expect(
        namesTopic(`1. ${name.toUpperCase()}:`, 'pricing') || name.toUpperCase().toLowerCase() !== name,
      ).toBe(true);
    }
  });

  test.each(CODES)('questions in %s', (code) => {
    for (const name of namesOf(code, 'faq')) expect([name, namesTopic(name, 'faq')]).toEqual([name, true]);
  });
});

test.each([
  'Our Pricing',
  '💰 Costs',
  'Plans & pricing for teams',
  'Rates and fees',
  'Price List 2026',
  'Preisliste (PDF)',
  'Our prices and services',
  '料金プランのご案内',
  '【料金】',
  'خطط الأسعار للشركات',
  'Nos tarifs',
  'Tariffs',
  'Leistungen und Preise',
  '收费标准',
  'Cjenik usluga',
  'ΤΙΜΕΣ',
  'FİYATLAR',
  'Preturi',
  'قیمت ها',
  '요금 안내',
  'Цены на услуги',
  'Услуги и цены',
  'Usługi i ceny',
  'Naše služby a ceny',
  'Priser och tjänster',
  'Hinnat ja palvelut',
  'Hizmetler ve fiyatlar',
  'Υπηρεσίες και τιμές',
  'Послуги та ціни',
  'Árak és szolgáltatások',
  'Prezzi e piani',
  'Precios y planes',
  'الخدمات والأسعار',
  'שירותים ומחירים',
  'サービスと料金',
  'ご利用料金のご案内',
  '服务与价格',
  '서비스 및 가격',
  'บริการและราคา',
  'Dịch vụ và giá',
])('%s names pricing', (text) => expect(namesTopic(text, 'pricing')).toBe(true));

test.each([
  'Rates Feeds',
  'Price Feeds',
  'Cost of living index',
  'Plan your visit',
  'Priceless',
  'US tariffs explained',
  'Pricings-like',
  'The plans of the emperor',
  'Services and offers',
  'Exchange rates API',
  '費用対効果',
  'サービス',
  '服务与产品',
  '料金所',
  'Цены на нефть',
  'Услуги',
  'Planes',
  'Abonnements',
  '',
  '—',
])('%s does not', (text) => expect(namesTopic(text, 'pricing')).toBe(false));

test.each([
  'FAQ',
  'The FAQs of Acme',
  'Q&A',
  'Q & A',
  'F.A.Q.',
  'Frequently asked questions (2026)',
  'よくある質問一覧',
  'SSS',
  'ЧаВо',
  'Вопрос – ответ',
  'Часті питання',
  'Fragen & Antworten',
  'Veel gestelde vragen',
  'Najczęstsze pytania',
  'Nejčastější dotazy',
  'Hỏi đáp',
])('%s names questions', (text) => expect(namesTopic(text, 'faq')).toBe(true));

test.each(['Questionnaires', 'Ask a question', 'SSS-class relics', 'Faqir', 'QA process'])(
  '%s does not',
  (text) => expect(namesTopic(text, 'faq')).toBe(false),
);

test.each([
  ['https://e.example/pricing', 'pricing', true],
  ['https://e.example/de/Preise/', 'pricing', true],
  ['https://e.example/pricing.html.md?x=1#y', 'pricing', true],
  ['/plans-and-pricing', 'pricing', true],
  ['https://e.example/pricing/enterprise', 'pricing', false],
  ['https://pricing.example/', 'pricing', false],
  ['https://e.example/faq.html', 'faq', true],
  ['https://e.example/faqir', 'faq', false],
] as const)('the path of %s names %s: %s', (url, topic, expected) =>
  expect(slugsTopic(url, topic)).toBe(expected),
);

describe('where a name counts', () => {
  const signals = (text: string) => parse(`# Pricing and FAQ\n\n${text}`).signals;

  test.each([
    ['## Pricing\n## FAQ', true],
    ['#### [Pricing](/x) & FAQ', true],
    ['[Pricing](/a) and [FAQ](/b)', true],
    ['[x](/pricing) [y](/faq)', true],
    ['- https://e.example/pricing\n- https://e.example/faq/', true],
    ['Our pricing and FAQ are good.', false],
    ['##### Pricing\n##### FAQ', false],
    ['# Pricing\n# FAQ', false],
    ['```\n## Pricing\n## FAQ\n```', false],
    ['<!--\n## Pricing\n## FAQ\n-->', false],
    ['![Pricing](/a.png) ![FAQ](/b.png)', false],
  ])('%j: %s', (text, expected) => {
    expect(signals(text)).toMatchObject({ hasPricingSection: expected, hasFaqSection: expected });
  });

  test('three headings that ask are questions and answers', () => {
    expect(signals('## What is it?\n## How much?\n## Why?').hasFaqSection).toBe(true);
    expect(signals('## What is it?\n## How much?\n##### Why?').hasFaqSection).toBe(false);
    expect(signals('## How it works\n## Who we are\n## What we do').hasFaqSection).toBe(false);
    expect(signals('## What is Acme\n## How do I order\n## Can I return it').hasFaqSection).toBe(true);
    expect(signals('## 返品できますか\n## 送料はいくらですか\n## アクメとは').hasFaqSection).toBe(true);
  });
});
