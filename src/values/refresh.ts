/** What a refresh asks for, in a meta element or a Refresh header (HTML Standard, "shared declarative refresh steps"). */
export interface Refresh {
  /** Whole seconds to wait. */
  readonly seconds: number;
  /** The address as written; empty for the page itself. */
  readonly target: string;
}

/** Seconds whose fraction is ignored; then a semicolon, a comma or a blank before the address. */
const REFRESH = /^[\t\n\f\r ]*(?=[\d.])(\d*)(?:\.[\d.]*)?(?:$|(?=[;,\t\n\f\r ])[\t\n\f\r ]*[;,]?(.*)$)/s;
const NAME = /^url[\t\n\f\r ]*=/i;
const QUOTED = /^(?:"([^"]*)|'([^']*))/;

/** The refresh in a value; `null` when browsers ignore it. */
export function refreshOf(content: string): Refresh | null {
  const [found, seconds, after = ''] = REFRESH.exec(content) ?? [];
  if (found === undefined) return null;
  const target = after.trim().replace(NAME, '').trim();
  const [, double, single] = QUOTED.exec(target) ?? [];
  return { seconds: Number(seconds), target: (double ?? single ?? target).trim() };
}
