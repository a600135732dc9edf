/** Findings in the order of work: one closed entry a cause, with why, fix, proof and all its places. */
import type { Finding } from '../../findings/finding.ts';
import { EFFORTS } from '../../rules/rule.ts';
import { FINDING_SEVERITIES } from '../../rules/severity.ts';
import { SEVERITY_BANDS } from '../band.ts';
import { absentParts, stateText } from '../baseline.ts';
import { AREAS, gainTexts, pagesText, templateText, titleOf } from '../finding-texts.ts';
import type { Locale } from '../locale.ts';
import type { Report } from '../report.ts';
import { claimOf, whyOf } from '../to-do.ts';
import { placeAnchor, type Entry } from './entries.ts';
import { address, badge, breakable, folded, link, paste, section } from './pieces.ts';
import { html, NOTHING, type Html } from './template.ts';
import { groupBy } from '../../values/groups.ts';

/** Causes in the open, all that are critical among them: they are in order, and a page of them is no overview. */
const OPEN_ENTRIES = 12;
/** Places that an open entry shows before the rest is folded. */
const OPEN_PLACES = 10;
/** Places of one cause that are told apart in words; of more the JSON form has them. */
const MOST_WORDS = 20;
/** From so many findings on, pages stand in the lists of causes by their number in the table of pages. */
const MOST_PATHS = 10_000;

/** What an entry is shown by beside its cause. */
interface Context {
  readonly report: Report;
  /** The kind of each page, by its path. */
  readonly kinds: ReadonlyMap<string, string>;
  /** The row of each page, by its path; absent where paths are few enough to be written out. */
  readonly numbers: ReadonlyMap<string, number> | undefined;
  /** Anchors that are given. */
  readonly anchors: Set<string>;
  readonly locale: Locale;
}

/** Places of a cause of which the same is said. */
interface Variant {
  readonly first: Finding;
  readonly findings: readonly Finding[];
}

function variantsOf(findings: readonly Finding[]): readonly Variant[] {
  const variants = groupBy(findings, ({ message, fix, paste }) => `${message}\n${fix}\n${paste}`);
  return [...variants.values()].flatMap((members) =>
    members[0] === undefined ? [] : [{ first: members[0], findings: members }],
  );
}

function line({ place }: Finding): string {
  return place.line === 0 ? '' : `:${place.line}`;
}

/** The paths of places: the first of them as links, the rest folded. */
function paths(
  findings: readonly Finding[],
  entry: Entry,
  { numbers, anchors, locale: { tell } }: Context,
): Html {
  /** A page with several findings of a cause has the anchor at the first. */
  const idOf = (one: Finding): Html => {
    const id = placeAnchor(entry, one);
    if (anchors.has(id)) return NOTHING;
    anchors.add(id);
    return html` id="${id}"`;
  };
  if (findings.length === 1)
    return html`${findings.map((one) => html`<p class="small" ${idOf(one)}>${address(one.place.url)}${one.place.line === 0 ? '' : ` ${tell('findings-line', { line: one.place.line })}`}</p>`)}`;
  const open = findings
    .slice(0, OPEN_PLACES)
    .map((one) => html`<li${idOf(one)}>${link(one.place.url, breakable(one.place.path))}${line(one)}</li>`);
  const rest = findings.slice(OPEN_PLACES);
  const known = rest.flatMap(({ place }) => numbers?.get(place.path) ?? []);
  const named = rest.filter(({ place }) => numbers?.has(place.path) !== true);
  const list = html`${known.length === 0 ? NOTHING : html`<p>${tell('findings-rows')} <span data-numbers>${rangesOf(known)}</span></p>`}
    <ul class="paths">
      ${named.map((one) => html`<li${idOf(one)}>${breakable(one.place.path)}${line(one)}</li>`)}
    </ul>`;
  return html`<div class="places">
    <button type="button" data-copy="places" hidden>
      ${tell('findings-copy', { count: findings.length })}
    </button>
    <ul class="paths">
      ${open}
    </ul>
    ${rest.length === 0 ? NOTHING : folded(html`${tell('findings-rest', { count: rest.length })}`, list)}
  </div>`;
}

/** `1 4-7 9` */
function rangesOf(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const open = ranges.at(-1);
    if (open !== undefined && number <= open[1] + 1) open[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)).join(' ');
}

function variant({ first, findings }: Variant, entry: Entry, context: Context): Html {
  const { group } = entry;
  const { title, fix, paste: shared } = group;
  const { locale } = context;
  const at = locale.tell('paste-at', { path: first.place.path, message: first.message });
  const isAlone = group.findings.length === 1;
  return html`${isAlone || first.message === title ? NOTHING : html`<p>${breakable(first.message)}</p>`}
  ${fix === '' ? html`<p><b>${locale.tell('what-to-do')}</b> ${breakable(first.fix)}</p>` : NOTHING}
  ${shared === '' ? paste(first.paste, at, locale) : NOTHING} ${paths(findings, entry, context)}`;
}

function places(entry: Entry, context: Context): Html {
  const { tell } = context.locale;
  const variants = variantsOf(entry.group.findings);
  const rest = variants.slice(MOST_WORDS).flatMap(({ findings }) => findings);
  const own = html`${variants.slice(0, MOST_WORDS).map((one) => variant(one, entry, context))}
  ${rest.length === 0 ? NOTHING : html`<p>${tell('findings-json')}</p>`}
  ${rest.length === 0 ? NOTHING : paths(rest, entry, context)}`;
  return variants.length <= 3 ? own : folded(html`${tell('findings-own', { count: variants.length })}`, own);
}

function entry(one: Entry, context: Context): Html {
  const { kinds, report, locale } = context;
  const { tell } = locale;
  const { id, number, group } = one;
  const { rule, code, severity, area, effort, fix, findings } = group;
  const band = SEVERITY_BANDS[severity];
  const claim = claimOf(rule);
  const template = templateText(group, locale);
  const ofPages = new Set(findings.flatMap(({ place }) => kinds.get(place.path) ?? []));
  const title = titleOf(group);
  const state = stateText(group, report, locale);
  const marks = [
    tell(`area-${area}`),
    ...gainTexts(group, report, locale),
    tell(`effort-${effort}`),
    `${rule}/${code}`,
  ];
  return html`<details
    class="entry ${band ?? ''}"
    data-number="${number}"
    data-severity="${severity}"
    data-area="${area}"
    data-effort="${effort}"
    data-kind="${[...ofPages].join('\n')}"
  >
    <summary>
      ${badge(tell(`severity-${severity}`), band)}
      <h3 id="${id}">${breakable(title)}</h3>
      <span class="soft">${[state, pagesText(group, locale)].filter(Boolean).join(' · ')}</span>
    </summary>
    ${claim === undefined ? NOTHING : html`<p>${whyOf(rule, locale)}</p>`}
    ${fix === '' ? NOTHING : html`<p><b>${tell('what-to-do')}</b> ${breakable(fix)}</p>`}
    ${template === '' ? NOTHING : html`<p>${template}</p>`}
    ${paste(group.paste, tell('paste-for', { title }), locale)}${places(one, context)}
    <ul class="marks">
      ${marks.map((mark) => html`<li>${mark}</li> `)}
      ${claim === undefined ? NOTHING : html`<li>${tell('findings-evidence', { grade: tell(`grade-${claim.grade}`) })} ${address(claim.source)}</li>`}
    </ul>
  </details>`;
}

/** One group of chips: the entries of any that is pressed are shown. */
function chips(
  name: string,
  label: string,
  values: readonly (readonly [value: string, shown: string])[],
): Html {
  if (values.length < 2) return NOTHING;
  return html`<div role="group" aria-label="${label}">
    ${values.map(([value, shown]) => html`<button type="button" aria-pressed="false" data-chip="${name}" data-value="${value}">${shown}</button>`)}
  </div>`;
}

function tools(entries: readonly Entry[], { kinds, locale: { tell } }: Context): Html {
  const has = (isSo: (entry: Entry) => boolean): boolean => entries.some(isSo);
  const severities = FINDING_SEVERITIES.filter((one) => has(({ group }) => group.severity === one));
  const areas = AREAS.filter((area) => has(({ group }) => group.area === area));
  const efforts = EFFORTS.filter((effort) => has(({ group }) => group.effort === effort));
  return html`<div class="tools" hidden>
    <label>${tell('findings-search')} <input type="search" data-entries /></label>
    ${chips(
      'severity',
      tell('findings-severity'),
      severities.map((one) => [one, tell(`severity-${one}`)]),
    )}
    ${chips(
      'area',
      tell('findings-question'),
      areas.map((one) => [one, tell(`area-${one}`)]),
    )}${chips(
      'effort',
      tell('findings-effort'),
      efforts.map((one) => [one, tell(`effort-${one}`)]),
    )}
    ${chips(
      'kind',
      tell('findings-kind'),
      [...new Set(kinds.values())].toSorted().map((kind) => [kind, kind]),
    )}
    <p role="status" class="soft" data-shown="entries"></p>
  </div>`;
}

/** What costs little or nothing stands folded below what does. */
const isLesser = ({ group }: Entry): boolean => SEVERITY_BANDS[group.severity] === null;

/** All findings of a report. */
export function findingsPart(report: Report, entries: readonly Entry[], locale: Locale): Html {
  const { tell } = locale;
  const pages = report.site?.pages ?? [];
  const kinds = new Map(pages.map(({ path, kind }) => [path, tell('page-kind', { kind })]));
  const isLarge = report.findings.length > MOST_PATHS;
  const numbers = isLarge ? new Map(pages.map(({ path }, index) => [path, index + 1])) : undefined;
  const context: Context = { report, kinds, numbers, anchors: new Set(), locale };
  const isOpen = (one: Entry, at: number): boolean =>
    one.group.severity === 'critical' || (at < OPEN_ENTRIES && !isLesser(one));
  const open = entries.filter(isOpen);
  const rest = entries.filter((one, at) => !isOpen(one, at));
  const shown = (all: readonly Entry[]): Html[] => all.map((one) => entry(one, context));
  const count = rest.length;
  const label = tell(rest.every(isLesser) ? 'findings-lesser' : 'findings-rest', { count });
  const body =
    entries.length === 0
      ? html`<p>${tell('nothing-to-repair')}</p>`
      : html`${tools(entries, context)}
          <div id="entries">
            ${shown(open)} ${count === 0 ? NOTHING : folded(html`${label}`, html`${shown(rest)}`)}
          </div>`;
  const absent = absentParts(report, locale).map(({ title, lines }) =>
    folded(
      html`${title}`,
      html`<ul>
        ${lines.map((line) => html`<li>${breakable(line)}</li>`)}
      </ul>`,
    ),
  );
  return section('findings', tell('findings-title'), html`${body}${absent}`);
}
