/** Structured data of a saved page, without the other page facts. */
import { scan } from '../html/scan.ts';
import { structuredDataCollector } from './collector.ts';
import type { StructuredData } from './model.ts';
import { checkText } from '../../values/misuse.ts';

/**
 * The schema.org data of a page over JSON-LD, microdata and RDFa: counted types at any depth and of the entities
 * that are on their own, the entities themselves, every problem with its line and column, and broken blocks
 * repaired. `url` is the address that relative ids resolve against, unless the page has a base element.
 * Linear in the page, capped in every list; never throws on what a page holds, but a TypeError for what is no text.
 */
export function readStructuredData(html: string, { url }: { readonly url: string }): StructuredData {
  checkText(html, 'readStructuredData');
  const bytes = Buffer.from(html);
  const collector = structuredDataCollector(bytes, url);
  scan(bytes, [collector.handler]);
  return collector.finish();
}
