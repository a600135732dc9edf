/** Elements whose content is text to the tokenizer: opened, read and closed in one step. */
import { BYTE } from './bytes.ts';
import { type Construction, MODE } from './construction.ts';
import { insert, insertVoid, pop } from './open-elements.ts';
import { ELEMENT, RULE, elementRules } from './elements.ts';
import { TEXT } from './handler.ts';
import { nextCommentOpen, rawTextEnd, scriptEnd } from './markup.ts';
import { readTag } from './tags.ts';

const names: readonly Uint8Array[] = Object.entries(ELEMENT).reduce<Uint8Array[]>((byId, [name, id]) => {
  byId[id] = new TextEncoder().encode(name);
  return byId;
}, []);

/** Reads the element of the current start tag up to its own end tag, whatever markup is between. */
export function insertRawContent(c: Construction): void {
  const { element } = c.tag;
  const from = c.position;
  const before = c.depth;
  insert(c, MODE.body);
  const to = contentEnd(c, element, from);
  const escaped = ((elementRules[element] ?? 0) & RULE.escapableText) !== 0;
  if (to > from) c.handler.text(from, to, escaped ? TEXT.escaped : TEXT.raw);
  if (c.depth > before) pop(c);
  else c.overflow--;
  const open = c.bytes[to] === BYTE.less;
  const next = open ? readTag(c.tag, to, to + 2) : -1;
  c.position = next < 0 ? c.bytes.length : next;
}

function contentEnd(c: Construction, element: number, from: number): number {
  if (element !== ELEMENT.script) return rawTextEnd(c.bytes, from, names[element] ?? new Uint8Array());
  if (c.nextComment < from) c.nextComment = nextCommentOpen(c.bytes, from);
  return scriptEnd(c.bytes, from, c.nextComment);
}

/** Reads the rest of the page as the text of `plaintext`. */
export function insertPlaintext(c: Construction, mode: number): void {
  const from = c.position;
  insert(c, mode);
  if (from < c.bytes.length) c.handler.text(from, c.bytes.length, TEXT.raw);
  c.position = c.bytes.length;
}

/** Opens and closes a void element, or reads one with text content, as the rules of head say. */
export function insertMetadata(c: Construction): void {
  const rules = elementRules[c.tag.element] ?? 0;
  if ((rules & RULE.void) !== 0) insertVoid(c);
  else if ((rules & (RULE.rawText | RULE.escapableText)) !== 0) insertRawContent(c);
  else insert(c, MODE.template);
}
