/** A description of a page for the tags that ask for one. */
import { isProse } from '../../facts/identity/page-identity.ts';
import { blank, type PageSource } from '../../fixes/graph-source.ts';
import { shortDescription } from '../../fixes/head-tags.ts';

/** What the head or the data say of the page, else a paragraph of it that says something by itself, else a blank. */
export function pageDescription({ page, tags, identity }: PageSource): string {
  const { meta, og, twitter, misplacedDescription } = tags;
  const description = misplacedDescription || identity.description;
  const isStated = [misplacedDescription, meta.description, og.description, twitter.description].includes(
    description,
  );
  const block = page.main.blocks.find(({ kind, text }) => kind === 'paragraph' && text === description);
  const isUsable = isStated || block === undefined || isProse(block);
  return (
    (isUsable ? shortDescription(description) : '') || blank('one or two sentences on what the page answers')
  );
}
