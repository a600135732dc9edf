import type { Grade } from '../../rules/rule.ts';

/** What bears the name that is explained. */
export type TopicKind =
  | 'requirement'
  | 'sitemap-problem'
  | 'access'
  | 'signature'
  | 'visit'
  | 'fetch'
  | 'limit'
  | 'bot'
  | 'engine'
  | 'engine-verdict'
  | 'engine-reason'
  | 'use-verdict'
  | 'failure';

/** A name that an output shows and that is no check: what it says, why it matters, what to do. */
export interface Topic {
  readonly id: string;
  readonly kind: TopicKind;
  readonly title: string;
  readonly why: string;
  /** Address or title of what the rule comes from. */
  readonly source: string;
  /** `null`: it says how an audit works and claims nothing of engines. */
  readonly grade: Grade | null;
  readonly fix: string;
  /** What shows the fault, or what clears it; empty where words say all. */
  readonly example: string;
}

/** One row of a table of topics. */
export type TopicRow = readonly [title: string, why: string, fix: string, example?: string];

/** What the rows of a table share. */
export type TopicFamily = Pick<Topic, 'kind' | 'source' | 'grade'>;

/** The topics of one table, in its order. */
export function topicsOf(family: TopicFamily, rows: Readonly<Record<string, TopicRow>>): readonly Topic[] {
  return Object.entries(rows).map(([id, [title, why, fix, example = '']]) => ({
    ...family,
    id,
    title,
    why,
    fix,
    example,
  }));
}
