/** Writes a tree back as strict JSON that is safe to paste between script tags. */
import type { JsonNode, JsonScalar } from './model.ts';

/** Deeper levels are not indented further: indentation of a deep tree would grow with its square. */
const MAX_INDENT = 12;

const indent = (depth: number): string => '  '.repeat(Math.min(depth, MAX_INDENT));

function scalarText({ value, digits }: JsonScalar): string {
  return digits ?? JSON.stringify(value);
}

interface Open {
  readonly close: string;
  readonly members: Iterator<readonly [key: string, node: JsonNode]>;
  first: boolean;
}

function* unnamed(items: readonly JsonNode[]): Generator<readonly [string, JsonNode]> {
  for (const item of items) yield ['', item];
}

/** Strict JSON with two-space indentation; `<` is written as its escape. An explicit stack, linear in the tree. */
export function writeJson(root: JsonNode): string {
  const pieces: string[] = [];
  const stack: Open[] = [];
  const write = (node: JsonNode): void => {
    if (node.kind === 'scalar') {
      pieces.push(scalarText(node));
      return;
    }
    const size = node.kind === 'array' ? node.items.length : node.entries.size;
    const [open, close] = node.kind === 'array' ? ['[', ']'] : ['{', '}'];
    if (size === 0) pieces.push(open + close);
    else {
      pieces.push(open);
      const members = node.kind === 'array' ? unnamed(node.items) : node.entries.entries();
      stack.push({ close, members, first: true });
    }
  };
  write(root);
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const next = top.members.next();
    if (next.done === true) {
      stack.pop();
      pieces.push(`\n${indent(stack.length)}${top.close}`);
      continue;
    }
    const [key, node] = next.value;
    pieces.push(`${top.first ? '' : ','}\n${indent(stack.length)}`);
    if (top.close === '}') pieces.push(`${JSON.stringify(key)}: `);
    top.first = false;
    write(node);
  }
  // Outside strings JSON has no such character: with its escape no `</script>` and no `<!--` can be in the text.
  return pieces.join('').replaceAll('<', '\\u003c');
}
