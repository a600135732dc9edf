/** The strings by which the markup rules of the signature table can be ruled out without parsing. */
import { wafVendors } from '../catalog/waf-signatures.ts';
import type { Condition } from '../catalog/waf-signatures/conditions.ts';
import { parkingMark } from '../catalog/waf-signatures/generic.ts';
import { proxyErrorMark } from '../catalog/waf-signatures/page-marks.ts';
import { once } from '../values/once.ts';
import { anchorsOf, anyOf, isDistinct, selectorMarkers } from './selector-markers.ts';

/** The conditions that are tried on pages rich in content as well. */
const CONDITIONS: readonly Condition[] = [...wafVendors.flatMap(conditionsOf), parkingMark, proxyErrorMark];

/** Selectors and script strings of the table that cannot hold on a page without any of the table's marks. */
export const marked = once(
  (): ReadonlySet<string> =>
    new Set(
      atomsOf(CONDITIONS).flatMap((atom) => {
        const [text, anchors] = anchored(atom);
        return anchors === null ? [] : [text];
      }),
    ),
);

/** Markers of the selectors of the table, worked out once. */
export const tableMarkers = once(
  (): ReadonlyMap<string, readonly (readonly string[])[]> =>
    new Map(
      atomsOf(CONDITIONS).flatMap((atom) =>
        'select' in atom ? [[atom.select, selectorMarkers(atom.select)] as const] : [],
      ),
    ),
);

/** Finds any of these marks in one pass over the source of a page. */
export const anyMark = once(() => marksIn(CONDITIONS));

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
