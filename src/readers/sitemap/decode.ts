/**
 * Decodes a sitemap: byte order mark, then the charset of the Content-Type (RFC 7303 3.2), then the XML declaration,
 * then UTF-8. A declared UTF-16 without its mark or its zero bytes is a mistake and is not believed.
 */
import { isUtf8 } from 'node:buffer';
import { byteOrderMark, utf16Pattern } from '../charset/byte-order-mark.ts';
import { charsetParameter } from '../charset/declared.ts';
import { encodingOfLabel, textIn } from '../charset/encodings.ts';

/** Bytes in which an XML declaration is. */
const DECLARATION_BYTES = 256;

function declared(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, DECLARATION_BYTES)).toString('latin1');
  return /<\?xml\s[^>]*?encoding\s*=\s*["']([A-Za-z0-9._:-]+)["']/.exec(head)?.[1] ?? '';
}

/** The name of a label of the Encoding Standard, `null` for one it does not know or that needs a mark. */
function encodingFor(label: string): string | null {
  if (label === '' || /^(?:utf-?16|ucs-?2|utf-?7|utf-?32)/i.test(label)) return null;
  const encoding = encodingOfLabel(label);
  // Browsers refuse to read these; whatever was meant, an address is ASCII.
  return encoding === 'replacement' ? null : encoding;
}

/** A sitemap as text. */
export interface DecodedSitemap {
  /** Without its byte order mark. What does not decode is U+FFFD. */
  readonly text: string;
  /** It is, or has to be, UTF-8, and some bytes of it are not: a fatal error in XML (XML 1.0, 4.3.3). */
  readonly isBroken: boolean;
}

/** The text of a sitemap. */
export function decodeSitemap(bytes: Uint8Array, contentType: string): DecodedSitemap {
  const marked = byteOrderMark(bytes)?.encoding ?? utf16Pattern(bytes);
  const named = encodingFor(charsetParameter(contentType) ?? '') ?? encodingFor(declared(bytes));
  const encoding = marked ?? named ?? 'utf-8';
  const text = marked === null ? textIn(encoding, bytes) : new TextDecoder(marked).decode(bytes);
  return { text, isBroken: encoding === 'utf-8' && !isUtf8(bytes) };
}
