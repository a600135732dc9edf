/** The strings by which the markup rules of the signature table can be ruled out without parsing. */
import { wafVendors } from '../../catalog/waf-signatures.ts';
import type { Condition } from '../../catalog/waf-signatures/conditions.ts';
import { anchorsOf, anyOf, isDistinct } from './selector-markers.ts';

/** Selectors and script strings of the table that cannot hold on a page without any of the table's marks. */
export const MARKED: ReadonlySet<string> = new Set(
  atomsOf(wafVendors.flatMap(conditionsOf)).flatMap((atom) => {
    const [text, anchors] = anchored(atom);
    return anchors === null ? [] : [text];
  }),
);

/** Finds any of these marks in one pass over the source of a page. */
export const ANY_MARK: RegExp = marksIn(wafVendors.flatMap(conditionsOf));

/** One expression for all marks of some conditions. */
export function marksIn(conditions: readonly Condition[]): RegExp {
  return anyOf(atomsOf(conditions).flatMap((atom) => anchored(atom)[1] ?? []));
}

function conditionsOf({ presence, rules }: (typeof wafVendors)[number]): Condition[] {
  return [...presence, ...rules].map(({ when }) => when);
}

function atomsOf(conditions: readonly Condition[]): Condition[] {
  return conditions.flatMap((condition) => {
    if ('all' in condition) return atomsOf(condition.all);
    if ('any' in condition) return atomsOf(condition.any);
    return 'not' in condition ? atomsOf([condition.not]) : [condition];
  });
}

function anchored(atom: Condition): readonly [text: string, anchors: readonly string[] | null] {
  if ('select' in atom) return [atom.select, anchorsOf(atom.select)];
  if ('selectText' in atom) return [atom.selectText, anchorsOf(atom.selectText)];
  if ('inlineScript' in atom)
    return [atom.inlineScript, isDistinct(atom.inlineScript) ? [atom.inlineScript] : null];
  return ['', null];
}
