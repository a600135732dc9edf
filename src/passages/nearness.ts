/** The port to a model of the caller: how near passages are to questions by their vectors, and both orders as one. */

/** Gives a vector for each text, all of one length, in order. */
export type Embed = (texts: readonly string[]) => Promise<readonly ArrayLike<number>[]>;

/** Texts given to a model at once. */
const BATCH = 128;
/** Weight of the first ranks against later ones (Cormack, Clarke, Büttcher, SIGIR 2009). */
const RANK_OFFSET = 60;

/** Vectors of texts, each of length 1. Throws a TypeError where the model gives another number of them, or of other lengths. */
export async function vectorsOf(embed: Embed, texts: readonly string[]): Promise<Float32Array[]> {
  const vectors: Float32Array[] = [];
  for (let from = 0; from < texts.length; from += BATCH) {
    const batch = texts.slice(from, from + BATCH);
    const given = await embed(batch);
    if (given.length !== batch.length)
      throw new TypeError(`embed gave ${given.length} vectors for ${batch.length} texts`);
    for (const vector of given) vectors.push(unit(vector));
  }
  if (vectors.some(({ length }) => length !== vectors[0]?.length))
    throw new TypeError('embed gave vectors of different lengths');
  return vectors;
}

function unit(vector: ArrayLike<number>): Float32Array {
  const own = Float32Array.from(vector);
  const length = Math.hypot(...own) || 1;
  return own.map((value) => value / length);
}

/** By passage the cosine of its vector and that of a question. */
export function nearness(passages: readonly Float32Array[], question: Float32Array): Float32Array {
  return Float32Array.from(passages, (vector) =>
    vector.reduce((sum, value, at) => sum + value * (question[at] ?? 0), 0),
  );
}

/** Several orders as one, by reciprocal rank fusion; where they are worth the same, what the first order has first. */
export function fused(orders: readonly (readonly number[])[]): number[] {
  const worth = new Map<number, number>();
  for (const order of orders)
    for (const [rank, passage] of order.entries())
      worth.set(passage, (worth.get(passage) ?? 0) + 1 / (RANK_OFFSET + rank + 1));
  return [...worth].toSorted(([, a], [, b]) => b - a).map(([passage]) => passage);
}
