/**
 * XHTML in the syntax of HTML, so that one scanner reads both. A page served as application/xhtml+xml is XML (HTML
 * Standard, chapter 14, read 2026-11): a tag that ends in `/>` has no content whatever its name, a CDATA section is text,
 * script and style hold references, and `xml:lang` is the language.
 */
import { decodeXML } from '../../values/character-references.ts';
import { scanXml } from './scan.ts';

/** An element is one of HTML by its namespace alone. */
const HTML_NAMESPACE = /\sxmlns\s{0,9}=\s{0,9}["']http:\/\/www\.w3\.org\/1999\/xhtml["']/;

/** Bytes in which the root element is looked for: after a declaration, a DOCTYPE and comments. */
const ROOT_WINDOW = 4_096;

/** HTML Standard, 13.1.2 "void elements", and those that were: as tags of HTML they never have content. */
const VOID =
  /^(?:area|base|basefont|bgsound|br|col|embed|frame|hr|img|input|keygen|link|meta|param|source|track|wbr)$/;

/** Elements whose content the syntax of HTML reads as it is. */
const RAW = /^(?:script|style)$/;

/** A page in UTF-8 as HTML says the same. Lines stay where they are. Any other media type comes back as it is. */
export function inHtmlSyntax(page: Uint8Array, mediaType: string): Uint8Array {
  if (mediaType !== 'application/xhtml+xml') return page;
  const bytes = Buffer.from(page.buffer, page.byteOffset, page.byteLength);
  if (!HTML_NAMESPACE.test(bytes.toString('latin1', 0, ROOT_WINDOW))) return page;
  return Buffer.from(rewritten(bytes.toString()));
}

function rewritten(source: string): string {
  const pieces: string[] = [];
  let from = 0;
  let isRaw = false;
  const put = (to: number, piece: string, after: number): void => {
    pieces.push(source.slice(from, to), piece);
    from = after;
  };
  scanXml(source, {
    open: (name, attributes, selfClosing, at) => {
      const end = at + 1 + name.length + attributes.length;
      const language = attributes.search(/\sxml:lang\s*=/);
      if (language !== -1) {
        const prefix = at + 1 + name.length + language + 1;
        put(prefix, '    ', prefix + 'xml:'.length);
      }
      if (selfClosing === 'open') isRaw = RAW.test(name);
      else if (!VOID.test(name)) put(end, `></${name}>`, end + '/>'.length);
    },
    close: () => {
      isRaw = false;
    },
    text: (at, to) => {
      if (isRaw) put(at, decodeXML(source.slice(at, to)), to);
    },
    cdata: (at, to) => {
      const text = source.slice(at, to);
      const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      put(at - '<![CDATA['.length, isRaw ? text : escaped, to + ']]>'.length);
    },
    comment: () => {},
    doctype: () => {},
    isDone: () => false,
  });
  return pieces.join('') + source.slice(from);
}
