/** Blocks of text within a budget, of which some are never left out. */

/** One block: whole, and as short as it may be. */
export interface Block {
  readonly whole: string;
  readonly short: string;
  /** Never left out: room is kept for its short form. */
  readonly isKept: boolean;
}

const bytesOf = (text: string): number => Buffer.byteLength(text);

/** The blocks that a number of bytes has room for, in their order: whole where they fit, else short. From the first that does not fit on only those are there that are kept. */
export function fitted(blocks: readonly Block[], most: number): readonly string[] {
  let reserved = blocks.reduce((sum, { short, isKept }) => sum + (isKept ? bytesOf(short) : 0), 0);
  let used = 0;
  let isFull = false;
  return blocks.flatMap(({ whole, short, isKept }) => {
    if (isKept) reserved -= bytesOf(short);
    const form = [whole, short].find((text) => used + bytesOf(text) + reserved <= most);
    isFull ||= form === undefined;
    if (isFull && !isKept) return [];
    const text = form ?? short;
    used += bytesOf(text);
    return [text];
  });
}
