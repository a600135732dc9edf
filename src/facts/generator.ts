/** Which kind of system made a page, by its `meta[name=generator]`. */
import { DOCUMENTATION_SYSTEMS } from '../catalog/page-kinds.ts';
import type { PageFacts } from './page-facts.ts';
import { metaContent } from './page-head.ts';

/** Whether a system that writes manuals made the page: the first word of its name is one of theirs. */
export function isOfManual(page: Pick<PageFacts, 'metas'>): boolean {
  const [system = ''] = metaContent(page, 'generator')
    .toLowerCase()
    .split(/[\s,/]/, 1);
  return DOCUMENTATION_SYSTEMS.has(system);
}
