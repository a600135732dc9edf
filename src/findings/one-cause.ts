/** One cause is one finding: what two audits met stays with the rule that says most about it, what pages share is said once. */
import { parsedUrl } from '../values/address.ts';
import type { Claim } from '../rules/rule.ts';
import { fill } from '../rules/words.ts';
import { identified, type Finding } from './finding.ts';
import { addTo, groupBy } from '../values/groups.ts';

/** The claims of all rules by their id. */
export type Claims = ReadonlyMap<string, Pick<Claim, 'subsumes' | 'scope'> & Partial<Pick<Claim, 'faults'>>>;

/** The findings without those that only repeat another one. The rest keep their order. */
export function oneCause(findings: readonly Finding[], claims: Claims): readonly Finding[] {
  return withoutRepeats(saidOnce(findings, claims), claims);
}

/** All but the findings of which another rule says the same, named by their rule or by their fault. */
function withoutRepeats(findings: readonly Finding[], claims: Claims): readonly Finding[] {
  const over = new Map<string, Finding[]>();
  for (const finding of findings)
    for (const id of claims.get(finding.rule)?.subsumes ?? []) addTo(over, id, finding);
  const all = new Set(
    [...over].filter(([, above]) => above.some((one) => isOfSite(one, claims))).map(([id]) => id),
  );
  // By path, so that a site of many pages is looked through once.
  const paths = new Map([...over].map(([id, above]) => [id, new Set(above.map(({ place }) => place.path))]));
  const repeats = (id: string, finding: Finding): boolean => {
    const above = over.get(id);
    if (above === undefined) return false;
    if (all.has(id)) return true;
    if (finding.about.length === 0) return paths.get(id)?.has(finding.place.path) === true;
    return cover(above, finding);
  };
  const isRepeat = (one: Finding): boolean =>
    repeats(one.rule, one) || repeats(`${one.rule}/${one.code}`, one);
  const dropped = groupBy(findings.filter(isRepeat), ({ place }) => place.path);
  return findings.flatMap((one) => {
    if (isRepeat(one)) return [];
    const { subsumes = [] } = claims.get(one.rule) ?? {};
    const own = (dropped.get(one.place.path) ?? []).filter(
      ({ rule, code }) => subsumes.includes(rule) || subsumes.includes(`${rule}/${code}`),
    );
    return [own.length === 0 ? one : joined(one, own, claims)];
  });
}

/** A finding with what those have that repeat it: the text to paste that was made for this page, the pages that link to it. */
function joined(finding: Finding, repeats: readonly Finding[], claims: Claims): Finding {
  const made = repeats.find(({ audit, paste }) => audit === 'schema' && paste !== '')?.paste ?? '';
  const one = finding.paste === '' ? { ...finding, paste: made } : finding;
  const linked = repeats.find(({ data }) => 'links' in data)?.data;
  const fault = claims.get(finding.rule)?.faults?.[finding.code];
  if (linked === undefined || fault === undefined) return one;
  const { from = [], links = [] } = linked;
  const data = { ...finding.data, from, links };
  return { ...one, data, message: fill(fault.message, data) };
}

/** Whether findings say together what another one is about: the same bots wherever, or all there is to say of the place. */
function cover(above: readonly Finding[], { audit, place, about }: Finding): boolean {
  // What a page says of itself covers no other page of the sitemap.
  const isOther = (one: Finding): boolean => one.audit === 'page' && one.place.path !== place.path;
  const there = audit === 'site' ? above.filter((one) => !isOther(one)) : above;
  const isPlaceCovered = there.some((one) => one.about.length === 0 && one.place.path === place.path);
  return isPlaceCovered || about.every((each) => there.some((one) => one.about.includes(each)));
}

/** What is a fault of the site makes one finding of the pages that show it, at the home page, with the points of all. */
function saidOnce(findings: readonly Finding[], claims: Claims): readonly Finding[] {
  const shown = groupBy(
    findings.filter((finding) => isOfSite(finding, claims)),
    keyOf,
  );
  return findings.flatMap((finding) => {
    const pages = shown.get(keyOf(finding));
    if (pages === undefined || !isOfSite(finding, claims)) return [finding];
    return pages[0] === finding ? [ofSite(finding, pages)] : [];
  });
}

const isOfSite = ({ rule }: Finding, claims: Claims): boolean => claims.get(rule)?.scope === 'site';

const keyOf = ({ rule, code, about }: Finding): string => JSON.stringify([rule, code, about]);

function ofSite(first: Finding, pages: readonly Finding[]): Finding {
  const isSame = pages.every(({ message }) => message === first.message);
  // The files of a site have a place of their own.
  const origin = first.audit === 'page' ? parsedUrl(first.place.url)?.origin : undefined;
  return identified({
    ...first,
    message: isSame ? first.message : first.title,
    place: origin === undefined ? first.place : { url: `${origin}/`, path: '/', line: 0, column: 0 },
    cost: { ...first.cost, points: pages.reduce((sum, { cost }) => sum + cost.points, 0) },
  });
}
