/**
 * Property copying (W3C Recommendation HTML+RDFa 1.1, "Property Copying"): what is said of an rdfa:Pattern is said of each
 * resource that copies it, through patterns that copy others, and the pattern itself is nothing of its own.
 */
import { addValue, type GraphNode } from '../graph.ts';
import { nodeOf, type RdfaGraph } from './graph.ts';

/** Types and values that patterns may bring, and references followed, over all resources: each may copy the same. */
const MAX_COPIED = 50_000;

/** Gives the resources what they copy and takes the patterns out; whether the cap left nothing out. */
export function copyPatterns(graph: RdfaGraph): boolean {
  const { copies, patterns, nodes } = graph;
  const used = new Set<string>();
  let budget = MAX_COPIED;
  for (const [subject, first] of copies) {
    if (patterns.has(subject)) continue;
    // A set is walked in the order in which it grows: what a copied pattern copies follows.
    const wanted = new Set(first);
    for (const target of wanted) {
      budget -= 1;
      if (patterns.has(target)) {
        const onward = copies.get(target) ?? [];
        for (const next of onward) wanted.add(next);
        budget -= onward.length + copyNode(nodeOf(graph, subject), nodes.get(target));
        used.add(target);
      }
      if (budget <= 0) return false;
    }
  }
  for (const target of used) nodes.delete(target);
  return true;
}

/** Says of a resource what is said of a pattern; how many types and values that were. */
function copyNode(to: GraphNode | null, from: GraphNode | undefined): number {
  if (to === null || from === undefined) return 0;
  let count = from.types.length;
  for (const type of from.types) to.types.push(type);
  for (const [property, values] of from.properties) {
    count += values.length;
    for (const value of values) addValue(to, property, value);
  }
  return count;
}
