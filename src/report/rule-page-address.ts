/** Where the page of a rule is (docs/rules). */
const RULE_PAGES = 'https://github.com/citeworthy/citeworthy/blob/main/docs/rules/';

/** The address of the page that explains a rule. */
export function rulePageAddress(id: string): string {
  return `${RULE_PAGES}${encodeURIComponent(id)}.md`;
}
