/** What a value of the tree is, asked the same way by all who read JSON-LD. */
import type { JsonNode } from './model.ts';

/** The items of a list, or the one value that is in place of a list; none for `undefined`. */
export function itemsOf(node: JsonNode | undefined): readonly JsonNode[] {
  if (node === undefined) return [];
  return node.kind === 'array' ? node.items : [node];
}

/** The text of a string, `null` for anything else. */
export function stringOf(node: JsonNode | undefined): string | null {
  return node?.kind === 'scalar' && typeof node.value === 'string' ? node.value : null;
}

/** Whether it is the literal `true`. */
export function isTrue(node: JsonNode | undefined): boolean {
  return node?.kind === 'scalar' && node.value === true;
}

/** Whether it is the literal `false`. */
export function isFalse(node: JsonNode | undefined): boolean {
  return node?.kind === 'scalar' && node.value === false;
}
