/** Makes addresses absolute. */
import { canParse, webUrl } from '../../values/url.ts';
import { decodeReferences } from './references.ts';

/** The absolute http(s) form of an address without credentials, `null` when it has none. */
export type Resolve = (loc: string) => string | null;

const ABSOLUTE = /^https?:\/\//i;

/** Gives the absolute http(s) form of an address, `null` when it has none. `base` may be no address itself. */
export function resolver(base: string): Resolve {
  const usable = canParse(base) ? base : undefined;
  return (loc) => {
    const against = ABSOLUTE.test(loc) ? undefined : usable;
    // Asked first: on a hostile list the exceptions would cost a hundred times the parsing.
    const url = webUrl(loc, against);
    if (url === null) return null;
    // A password in a list that anybody can read is not to be in plans, ledgers and reports as well.
    url.username = '';
    url.password = '';
    return url.href;
  };
}

const XML_BASE = /\sxml:base\s*=\s*(?:"([^"]*)"|'([^']*)')/;

/** What the addresses in an element are relative to: its own `xml:base`, else what those around it are (RFC 4287 section 2). */
export function withXmlBase(around: Resolve, attributes: string): Resolve {
  if (!attributes.includes('xml:base')) return around;
  const [, double, single = ''] = XML_BASE.exec(attributes) ?? [];
  const base = around(decodeReferences(double ?? single));
  return base === null ? around : resolver(base);
}
