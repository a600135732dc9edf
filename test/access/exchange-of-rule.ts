import type { Condition } from '../../src/catalog/waf-signatures/conditions.ts';
import type { HeaderLine } from '../../src/exchange.ts';

/** What an answer must have so that a condition holds: made from the condition itself, one choice at each `any`. */
export interface Draft {
  readonly status?: number;
  readonly headers: readonly HeaderLine[];
  readonly title?: string;
  readonly body: string;
  readonly plain?: string;
  readonly finalUrl?: string;
}

const NOTHING: Draft = { headers: [], body: '' };

/** One draft for each way through the `any` nodes of a condition. */
export function draftsOf(when: Condition): readonly Draft[] {
  if ('any' in when) return when.any.flatMap(draftsOf);
  if ('all' in when)
    return when.all
      .map(draftsOf)
      .reduce((left, right) => left.flatMap((a) => right.map((b) => join(a, b))), [NOTHING]);
  if ('not' in when || 'thin' in when || 'refusalOrThin' in when) return [NOTHING];
  if ('wordsAtMost' in when || 'bodyAtMost' in when) return [NOTHING];
  if ('refusal' in when) return [{ ...NOTHING, status: 403 }];
  if ('status' in when) return when.status.map((status) => ({ headers: [], body: '', status }));
  if ('header' in when) return [{ ...NOTHING, headers: [[when.header, headerValue(when)]] }];
  if ('cookie' in when) return [cookie(when.cookie)];
  if ('cookiePrefix' in when) return [cookie(`${when.cookiePrefix}x1`)];
  if ('cookieMatches' in when) return [cookie(sample(when.cookieMatches))];
  if ('select' in when) return when.select.split(',').map((one) => ({ headers: [], body: elementFor(one) }));
  if ('selectText' in when) return [{ ...NOTHING, body: elementFor(when.selectText, sample(when.matches)) }];
  if ('inlineScript' in when) return [{ ...NOTHING, body: `<script>${when.inlineScript}</script>` }];
  if ('commentMatches' in when) return [{ ...NOTHING, body: `<!-- ${sample(when.commentMatches)} -->` }];
  if ('metaRefresh' in when)
    return [{ ...NOTHING, body: `<meta http-equiv="Refresh" content="0; url=${when.metaRefresh}x">` }];
  if ('text' in when) return [{ ...NOTHING, body: `<p>${when.text}</p>` }];
  if ('textMatches' in when) return [{ ...NOTHING, body: `<p>${sample(when.textMatches)}</p>` }];
  if ('titleEquals' in when) return [{ ...NOTHING, title: when.titleEquals }];
  if ('titleStarts' in when) return [{ ...NOTHING, title: `${when.titleStarts} now` }];
  if ('titleMatches' in when) return [{ ...NOTHING, title: sample(when.titleMatches) }];
  if ('plainMatches' in when) return [{ ...NOTHING, plain: sample(when.plainMatches) }];
  if ('bodyContains' in when) return [{ ...NOTHING, body: `<p class="${when.bodyContains}"></p>` }];
  if ('finalHost' in when) return [{ ...NOTHING, finalUrl: `https://gate.${when.finalHost}/x` }];
  if ('finalHostMatches' in when) return [{ ...NOTHING, finalUrl: 'https://tollbit.example.org/' }];
  return [{ ...NOTHING, finalUrl: `https://example.org${when.finalPath}` }];
}

function join(a: Draft, b: Draft): Draft {
  return {
    ...a,
    ...b,
    headers: [...a.headers, ...b.headers],
    body: a.body + b.body,
  };
}

function cookie(name: string): Draft {
  return {
    ...NOTHING,
    headers: [['set-cookie', `${name}=v; Path=/; Expires=Sat, 01 Jan 2028 00:00:00 GMT`]],
  };
}

function headerValue(when: Extract<Condition, { readonly header: string }>): string {
  if ('exists' in when) return '1';
  if ('equals' in when) return when.equals;
  if ('contains' in when) return `x ${when.contains} y`;
  if ('in' in when) return when.in[0]!;
  return sample(when.matches);
}

/** A tag for a compound selector: element, id, classes, attributes with any operator. A descendant is nested. */
function elementFor(selector: string, text = ''): string {
  const parts = selector.trim().split(/\s+(?![^[]*\])/);
  return parts.reduceRight((inner, part) => {
    const name = /^[\w-]+/.exec(part)?.[0] ?? 'div';
    const id = /#([\w-]+)/.exec(part.replaceAll(/\[[^\]]*\]/g, ''))?.[1];
    const classes = [...part.replaceAll(/\[[^\]]*\]/g, '').matchAll(/\.([\w-]+)/g)].map((match) => match[1]);
    const values = new Map<string, string>();
    for (const [, attribute, value = ''] of part.matchAll(/\[([\w-]+)[*^]?=?['"]?([^'"\]]*)['"]?\]/g))
      values.set(attribute!, (values.get(attribute!) ?? '') + value);
    if (id !== undefined) values.set('id', id);
    if (classes.length > 0) values.set('class', classes.join(' '));
    const attributes = [...values]
      .map(([key, value]) => ` ${key}="${value.replaceAll('&', '&amp;')}"`)
      .join('');
    return `<${name}${attributes}>${inner}</${name}>`;
  }, text);
}

/** A string that the expressions of the table match; they are simple enough to be listed by their source. */
function sample(pattern: RegExp): string {
  const found = SAMPLES.find((text) => pattern.test(text));
  if (found === undefined) throw new Error(`no sample for ${pattern.source}`);
  return found;
}

const SAMPLES = [
  '1009',
  '1015',
  '1020',
  '1001',
  'error code: 1009',
  'error code: 1015',
  'error code: 1020',
  'error code: 522',
  '{"message":"Access denied by Imunify360 bot-protection."}',
  'Just a moment...',
  'Reference #18.2d351ab8.1557333295.a4e16ab',
  'incapsula',
  'TS01a2b3c4',
  'cache-fra-1',
  'Sucuri WebSite Firewall - Access Denied',
  'netlify',
  'One moment, please...',
  'StackCDN',
  'This error was generated by Mod_Security.',
  'rules of the mod_security module',
  'mod_security rules triggered',
  'ModSecurity Action',
  'Violation Category: APPFW_SQL',
  '0123456789'.repeat(15),
  `event_id: ${'0a'.repeat(16)}`,
  'yunjiasu-nginx',
  'AL_SESS',
  'GoDaddy Website Firewall',
  'SecuPress',
  'variti/1',
  'dosarrest/3',
  'ecacc (fra/1)',
  'BunnyCDN-DE1',
  'fr5-hw-gc12',
];
