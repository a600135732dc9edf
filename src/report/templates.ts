/** The structured data of a site by template: pages of one kind whose paths are alike. */
import type { DescribedType } from '../audits/page-data.ts';
import { pathShape } from '../values/path-shape.ts';
import type { PageRow, TemplateRow } from './report.ts';
import { groupBy } from '../values/groups.ts';

/** Templates that are told apart, most pages first: a site has a dozen, whatever has more has no templates. */
const MOST_TEMPLATES = 30;

/** A page with what it describes; `undefined` where an earlier version read it. */
export interface DescribedPage {
  readonly row: PageRow;
  readonly data: readonly DescribedType[] | undefined;
}

/** The templates of the pages that answered 200, most pages first. */
export function templatesOf(pages: readonly DescribedPage[]): readonly TemplateRow[] {
  const described = pages.filter(({ data, row }) => data !== undefined && row.status === 200);
  const templates = groupBy(described, ({ row }) => `${row.kind} ${pathShape(row.path)}`);
  return [...templates.values()]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_TEMPLATES)
    .flatMap(templateOf);
}

function templateOf(members: readonly DescribedPage[]): TemplateRow[] {
  const [first] = members;
  if (first === undefined) return [];
  const types = new Map<
    string,
    { pages: number; lacks: Map<string, number>; recommended: Map<string, number> }
  >();
  for (const { data = [] } of members)
    for (const { type, lacks, recommended } of data) {
      const of = types.get(type) ?? { pages: 0, lacks: new Map(), recommended: new Map() };
      types.set(type, of);
      of.pages += 1;
      count(of.lacks, lacks);
      count(of.recommended, recommended);
    }
  const { kind, path, url } = first.row;
  return [
    {
      kind,
      shape: pathShape(path),
      pages: members.length,
      bare: members.filter(({ data }) => data?.length === 0).length,
      example: { path, url },
      types: [...types]
        .map(([type, { pages, lacks, recommended }]) => ({
          type,
          pages,
          lacks: ranked(lacks),
          recommended: ranked(recommended),
        }))
        .toSorted((a, b) => b.pages - a.pages),
    },
  ];
}

function count(counts: Map<string, number>, names: readonly string[]): void {
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
}

function ranked(counts: ReadonlyMap<string, number>): TemplateRow['types'][number]['lacks'] {
  return [...counts].map(([property, pages]) => ({ property, pages })).toSorted((a, b) => b.pages - a.pages);
}
