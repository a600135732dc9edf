/** How companies end their names. National company law; ISO 20275 list, read November 2026. */
import { commaSeparated } from './comma-separated.ts';

/** Legal forms without stops, lower case. */
export const LEGAL_FORMS: readonly string[] = commaSeparated(`
  inc, incorporated, llc, ltd, limited, corp, corporation, co, company, plc, gmbh, ag, kg, ug, gmbh & co kg,
  se, ev, sa, sas, sarl, srl, spa, sl, slu, bv, nv, oy, oyj, ab, as, aps, a/s, sp z oo, sro, kft, zrt, ooo,
  оoо, ооо, оао, зао, пао, ао, тов, as, aş, pty ltd, pty, pvt ltd, kk, 株式会社, 有限会社, 合同会社, 有限公司, 주식회사
`);
