/**
 * Parts of a page that React sends after the rest, in hidden elements, and has its script move to their places
 * (react-dom/server, since 18). They are text of the body for everybody who reads the HTML, and their script hides nothing
 * from people: only readers that leave out what is hidden, such as Readability, do not see them.
 */
import { ATTRIBUTE } from '../../readers/html/attribute-names.ts';
import { attributeText, hasAttribute } from '../../readers/html/attributes.ts';
import type { Tag } from '../../readers/html/handler.ts';

const ID = /^(.*)S:[\da-f]+$/;

/** What comes before the `S:` of the id of a part, `null` for other ids. */
export const prefixOfPart = (id: string): string | null => ID.exec(id)?.[1] ?? null;

/** Whether the tag, one with the attribute `hidden`, holds such a part. */
export const isStreamedPart = (tag: Tag): boolean =>
  hasAttribute(tag, ATTRIBUTE.id) && prefixOfPart(attributeText(tag, ATTRIBUTE.id)) !== null;
