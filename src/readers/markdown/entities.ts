/** Character references of Markdown: those of HTML that end in a semicolon (CommonMark 0.31.2, section 2.5). */
import { decodeHTMLStrict } from '../../values/character-references.ts';

/** The characters of a reference given without `&` and `;`; `null` for a name that HTML does not have. */
export function decodeEntity(name: string): string | null {
  const reference = `&${name};`;
  const decoded = decodeHTMLStrict(reference);
  return decoded === reference ? null : decoded;
}
