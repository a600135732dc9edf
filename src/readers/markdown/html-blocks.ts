/** HTML inside Markdown: where such a block begins and ends. CommonMark 0.31.2, section 4.6, kinds 1 to 7. */

/** A block that ends at the next blank line. */
const BLANK_LINE = /^\s*$/;

/** Start condition, end condition (the same line may meet it), and whether it needs to follow a blank line. */
const KINDS: readonly (readonly [start: RegExp, end: RegExp, after: 'anything' | 'blank'])[] = [
  [/^<(?:pre|script|style|textarea)(?:[\s>]|$)/i, /<\/(?:pre|script|style|textarea)>/i, 'anything'],
  [/^<!--/, /-->/, 'anything'],
  [/^<\?/, /\?>/, 'anything'],
  [/^<![a-z]/i, />/, 'anything'],
  [/^<!\[CDATA\[/, /\]\]>/, 'anything'],
  [
    /^<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?:[\s>]|\/>|$)/i,
    BLANK_LINE,
    'anything',
  ],
  [/^<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>\s*$/i, BLANK_LINE, 'blank'],
];

/** The condition that ends the HTML block which begins with this line; `null` when none begins. */
export function htmlBlockStart(line: string, context: 'paragraph' | 'blank'): RegExp | null {
  if (line.charCodeAt(0) !== 0x3c) return null;
  const kind = KINDS.find(
    ([start, , after]) => (after === 'anything' || context === 'blank') && start.test(line),
  );
  return kind?.[1] ?? null;
}
