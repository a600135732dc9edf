const BLANKS = /[\t\n\f\r ]+/;

/** The tokens of an attribute in order; a no-break space is part of one (HTML Standard, "split on ASCII whitespace"). */
export function spaceSeparated(list: string): string[] {
  return list.split(BLANKS).filter((token) => token !== '');
}
