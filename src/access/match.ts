/** Whether a condition of the signature table holds for an answer, and what shows it. */
import { isUnder } from '../values/url.ts';
import type { Condition } from '../catalog/waf-signatures/conditions.ts';
import type { AccessContext } from './context.ts';
import { marked } from './table-marks.ts';

/** Units of text of its own from which a served page is a text about the words of a vendor. */
const OWN_TEXT = 20;
/** Bodies up to this many characters are compared as a whole (`plainMatches`) or searched raw (`bodyContains`). */
const PLAIN_BODY = 512;
const SMALL_BODY = 4_096;

/**
 * The evidence for a condition: a header line, a selector, a phrase; empty where it holds without anything to show
 * (a status, a size). `null`: it does not hold.
 */
export function evidenceFor(when: Condition, context: AccessContext): string | null {
  const { view, title, finalHost, finalPath } = context;
  if ('all' in when) return allEvidence(when.all, context);
  if ('any' in when) return anyEvidence(when.any, context);
  if ('not' in when) return evidenceFor(when.not, context) === null ? '' : null;
  if ('header' in when) return headerEvidence(when, context);
  if ('status' in when) return when.status.includes(context.status) ? '' : null;
  if ('thin' in when) return context.rich ? null : '';
  if ('refusal' in when) return context.refused ? '' : null;
  if ('refusalOrThin' in when) return context.refused || !context.rich ? '' : null;
  if ('wordsAtMost' in when) return view.visibleWords <= when.wordsAtMost ? '' : null;
  if ('bodyAtMost' in when) return view.source().length <= when.bodyAtMost ? '' : null;
  if ('cookie' in when) return cookieEvidence((name) => name === when.cookie, context);
  if ('cookiePrefix' in when) return cookieEvidence((name) => name.startsWith(when.cookiePrefix), context);
  if ('cookieMatches' in when) return cookieEvidence((name) => when.cookieMatches.test(name), context);
  if ('finalHost' in when) return hostEvidence(when.finalHost, finalHost);
  if ('finalHostMatches' in when) return evidenceIf(when.finalHostMatches.test(finalHost), finalHost);
  if ('finalPath' in when) return evidenceIf(finalPath.includes(when.finalPath), finalPath);
  if ('metaRefresh' in when) return refreshEvidence(when.metaRefresh, context);
  if ('select' in when) return evidenceIf(selected(when.select, context) !== null, when.select);
  if ('selectText' in when) return elementEvidence(when, context);
  if ('inlineScript' in when) return scriptEvidence(when.inlineScript, context);
  if ('commentMatches' in when) return when.commentMatches.exec(view.comments())?.[0] ?? null;
  if ('titleEquals' in when) return evidenceIf(title === when.titleEquals.toLowerCase(), view.title);
  if ('titleStarts' in when)
    return quoteIf(title.startsWith(when.titleStarts.toLowerCase()), view.title, context);
  if ('titleMatches' in when) return quoteIf(when.titleMatches.test(view.title), view.title, context);
  if ('text' in when) return quoteIf(context.text().includes(when.text.toLowerCase()), when.text, context);
  if ('textMatches' in when) {
    const match = when.textMatches.exec(view.text())?.[0];
    return quoteIf(match !== undefined, match ?? '', context);
  }
  return bodyEvidence(when, view.source());
}

function bodyEvidence(
  when: { readonly plainMatches: RegExp } | { readonly bodyContains: string },
  body: string,
): string | null {
  if ('bodyContains' in when) {
    const isSmall = body.length < SMALL_BODY;
    return evidenceIf(isSmall && body.toLowerCase().includes(when.bodyContains), when.bodyContains);
  }
  const plain = body.length < PLAIN_BODY ? body.trim() : '';
  return evidenceIf(when.plainMatches.test(plain), plain);
}

function elementEvidence(
  { selectText, matches }: Extract<Condition, { readonly selectText: string }>,
  context: AccessContext,
): string | null {
  const text = selected(selectText, context);
  return evidenceIf(text !== null && matches.test(text), `${selectText}: ${text ?? ''}`);
}

function selected(selector: string, context: AccessContext): string | null {
  return marked().has(selector) && !context.marked() ? null : context.view.select(selector);
}

function scriptEvidence(code: string, context: AccessContext): string | null {
  if (marked().has(code) && !context.marked()) return null;
  return evidenceIf(context.scripts().includes(code), code);
}

function allEvidence(conditions: readonly Condition[], context: AccessContext): string | null {
  const found: string[] = [];
  for (const condition of conditions) {
    const evidence = evidenceFor(condition, context);
    if (evidence === null) return null;
    if (evidence !== '') found.push(evidence);
  }
  return found.join('; ');
}

function anyEvidence(conditions: readonly Condition[], context: AccessContext): string | null {
  for (const condition of conditions) {
    const evidence = evidenceFor(condition, context);
    if (evidence !== null) return evidence;
  }
  return null;
}

function headerEvidence(
  when: Extract<Condition, { readonly header: string }>,
  context: AccessContext,
): string | null {
  const values = context.headers.get(when.header);
  const value = values?.find((line) => {
    const lower = line.toLowerCase().trim();
    if ('exists' in when) return true;
    if ('equals' in when) return lower === when.equals;
    if ('contains' in when) return lower.includes(when.contains);
    if ('in' in when) return when.in.includes(lower);
    return when.matches.test(line.trim());
  });
  return value === undefined ? null : `${when.header}: ${value}`;
}

function cookieEvidence(is: (name: string) => boolean, context: AccessContext): string | null {
  const name = context.cookies.find(is);
  return name === undefined ? null : `set-cookie: ${name}`;
}

function refreshEvidence(target: string, { refreshes }: AccessContext): string | null {
  return refreshes.find((content) => content.includes(target)) ?? null;
}

function hostEvidence(wanted: string, host: string): string | null {
  return evidenceIf(isUnder(host, wanted), host);
}

/** Words are evidence unless the page is a text about them: a refusal is none, whatever is on its page. */
function quoteIf(holds: boolean, evidence: string, context: AccessContext): string | null {
  return holds && (context.refused || context.words().own < OWN_TEXT) ? evidence : null;
}

function evidenceIf(holds: boolean, evidence: string): string | null {
  return holds ? evidence : null;
}
