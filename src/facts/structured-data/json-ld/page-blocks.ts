/** The JSON-LD blocks of a page and the scripts that would be one with the right type, read once the scan is over. */
import type { Finding, GraphNode } from '../graph.ts';
import { typesOfNodes } from '../graph.ts';
import { rawText } from '../../html/references.ts';
import { addFinding, type PagePlace } from '../page-place.ts';
import type { BlockRepair } from '../summarize.ts';
import { readBlock, tooMuch } from './block.ts';
import { strayBlock } from './scripts.ts';

/** JSON-LD blocks read of one page; the rest is named, not read. */
const MAX_BLOCKS = 10_000;

/** Bytes of one block; a larger one is named, not read. */
const MAX_BLOCK_BYTES = 8_000_000;

/** The text of a script element, as a byte range of the page. */
export interface ScriptText {
  readonly from: number;
  readonly to: number;
}

/** What the JSON-LD blocks of a page give. */
export interface BlocksReading {
  readonly nodes: GraphNode[];
  readonly repairs: BlockRepair[];
}

/** Reads the JSON-LD blocks of a page, in page order. What is wrong with them is noted on the page. */
export function readBlocks(page: PagePlace, bytes: Buffer, blocks: readonly ScriptText[]): BlocksReading {
  const nodes: GraphNode[] = [];
  const repairs: BlockRepair[] = [];
  for (const [block, { from, to }] of blocks.entries()) {
    const isBeyond = block >= MAX_BLOCKS || page.budget.nodes <= 0;
    const isTooMuch = isBeyond || to - from > MAX_BLOCK_BYTES;
    if (isTooMuch) addFinding(page, tooMuch(from));
    if (isBeyond) break;
    if (isTooMuch) continue;
    const text = rawText(bytes, from, to);
    const reading = readBlock(text, { base: page.base, block, budget: page.budget });
    for (const node of reading.nodes) nodes.push(node);
    for (const name of reading.unknownTypes) page.unknownTypes.add(name.slice(0, 200));
    const findings = inPage(text, from, reading.findings);
    for (const finding of findings) addFinding(page, finding);
    const fault = findings.find(({ severity }) => severity === 'error');
    if (reading.repair !== null) repairs.push({ block, at: fault?.at ?? from, ...reading.repair });
  }
  return { nodes, repairs };
}

/** Problems given of one block. */
const MAX_OF_BLOCK = 50;

/** Findings with their offset in the text of a block turned into the byte offset in the page, in page order. */
function inPage(text: string, from: number, findings: readonly Finding[]): Finding[] {
  let at = from;
  let read = 0;
  const placed: Finding[] = [];
  for (const finding of findings.slice(0, MAX_OF_BLOCK).sort((a, b) => a.at - b.at)) {
    at += Buffer.byteLength(text.slice(read, finding.at));
    read = Math.max(read, finding.at);
    placed.push({ ...finding, at });
  }
  return placed;
}

/** Repairs of blocks that no engine reads because their script element has another type. */
export function readStrays(page: PagePlace, bytes: Buffer, strays: readonly ScriptText[]): BlockRepair[] {
  const repairs: BlockRepair[] = [];
  for (const { from, to } of strays.slice(0, MAX_BLOCKS)) {
    const text = rawText(bytes, from, to);
    const code = strayBlock(text);
    if (code === null) continue;
    const detail = 'The script element lacks type="application/ld+json"';
    addFinding(page, { code: 'script.wrong-type', severity: 'error', at: from, detail });
    const reading = readBlock(text, { base: page.base, block: -1, budget: { ...page.budget } });
    const found = typesOfNodes(reading.nodes);
    if (found.types.length > 0) repairs.push({ block: -1, at: from, ...found, counted: [], code });
  }
  return repairs;
}
