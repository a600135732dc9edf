/** Phrases that are the same fault in every language, or are matched in all languages at once. */
import { commaSeparated } from '../comma-separated.ts';

/**
 * Text that was meant to be replaced before publishing, lower case. Template marks are found by their form
 * in facts/text/placeholder.ts.
 */
export const PLACEHOLDER_PHRASES: readonly string[] = [
  'lorem ipsum',
  'dolor sit amet',
  '[object object]',
  '[insert ',
  '[your ',
  '[company name]',
  '[name here]',
  'tktk',
  'insert text here',
  'your text here',
  'text goes here',
  'replace this text',
  'este es un texto de ejemplo',
  'hier steht ihr text',
  'это пример текста',
  'これはダミーテキスト',
  '这里是文本',
];

/** Legal forms at the end of a company name, without stops, lower case (national company law; ISO 20275 list, read November 2026). */
export const LEGAL_FORMS: readonly string[] = commaSeparated(`
  inc, incorporated, llc, ltd, limited, corp, corporation, co, company, plc, gmbh, ag, kg, ug, gmbh & co kg,
  se, ev, sa, sas, sarl, srl, spa, sl, slu, bv, nv, oy, oyj, ab, as, aps, a/s, sp z oo, sro, kft, zrt, ooo,
  оoо, ооо, оао, зао, пао, ао, тов, as, aş, pty ltd, pty, pvt ltd, kk, 株式会社, 有限会社, 合同会社, 有限公司, 주식회사
`);
