/** The JSON-LD blocks of a page and the scripts that would be one with the right type, read once the scan is over. */
import { typesOfNodes, type Finding, type GraphNode } from '../graph.ts';
import { rawText } from '../../html/references.ts';
import { tooMuch } from '../budget.ts';
import { addFinding, addUnknownType, type ScannedPage } from '../scanned-page.ts';
import { readBlock } from './block.ts';
import { strayBlock } from './strays.ts';

/** JSON-LD blocks read of one page; the rest is named, not read. */
const MAX_BLOCKS = 1_000;

/** Bytes of one block; a larger one is named, not read. */
const MAX_BLOCK_BYTES = 8_000_000;

/** The text of a script element, as a byte range of the page. */
export interface ScriptText {
  readonly from: number;
  readonly to: number;
}

/** The nodes of the JSON-LD blocks of a page, in page order. What is wrong with them is noted on the page. */
export function readBlocks(page: ScannedPage, bytes: Buffer, blocks: readonly ScriptText[]): GraphNode[] {
  const nodes: GraphNode[] = [];
  for (const [block, { from, to }] of blocks.entries()) {
    const isBeyond = block >= MAX_BLOCKS || page.budget.nodes <= 0;
    const isTooMuch = isBeyond || to - from > MAX_BLOCK_BYTES;
    if (isTooMuch) addFinding(page, tooMuch('json-ld', from));
    if (isBeyond) break;
    if (isTooMuch) continue;
    const text = rawText(bytes, from, to);
    const reading = readBlock(text, { base: page.base, block, budget: page.budget });
    const nodeAt = inPage(text, from);
    for (const node of reading.nodes.toSorted(byOffset)) node.at = nodeAt(node.at);
    for (const node of reading.nodes) nodes.push(node);
    for (const name of reading.unknownTypes) addUnknownType(page, name);
    const findingAt = inPage(text, from);
    const findings = reading.findings
      .slice(0, MAX_OF_BLOCK)
      .toSorted(byOffset)
      .map((finding): Finding => ({ ...finding, at: findingAt(finding.at) }));
    for (const finding of findings) addFinding(page, finding);
    const fault =
      findings.find(({ severity }) => severity === 'error') ??
      findings.find(({ repaired }) => repaired === true);
    if (reading.repair !== null) page.blockRepairs.push({ block, at: fault?.at ?? from, ...reading.repair });
  }
  return nodes;
}

/** Problems given of one block. */
const MAX_OF_BLOCK = 50;

interface Placed {
  readonly at: number;
}

const byOffset = (one: Placed, other: Placed): number => one.at - other.at;

/** The byte offset in the page of an offset in the text of a block that begins at `from`. Asked in ascending order. */
function inPage(text: string, from: number): (at: number) => number {
  let offset = from;
  let read = 0;
  return (at) => {
    offset += Buffer.byteLength(text.slice(read, at));
    read = Math.max(read, at);
    return offset;
  };
}

/** Notes the blocks that no engine reads because their script element has another type, with their repairs. */
export function readStrays(page: ScannedPage, bytes: Buffer, strays: readonly ScriptText[]): void {
  for (const { from, to } of strays.slice(0, MAX_BLOCKS)) {
    const text = rawText(bytes, from, to);
    const code = strayBlock(text);
    if (code === null) continue;
    addFinding(page, { code: 'script.wrong-type', severity: 'error', at: from });
    const reading = readBlock(text, { base: page.base, block: -1, budget: { ...page.budget } });
    const found = typesOfNodes(reading.nodes);
    if (found.types.length > 0) page.blockRepairs.push({ block: -1, at: from, ...found, counted: [], code });
  }
}
