/**
 * What a notice on a short page is about. The words of a refusal, a parked name or a break for maintenance are also
 * what makers of captchas, shops, brokers and status pages write about other things: there they decide nothing.
 */
import { parkingHosts, parkingPhrases } from '../catalog/waf-signatures/generic.ts';
import {
  addressPhrases,
  announcedMaintenance,
  articleHeadings,
  askingTitles,
  conditionWords,
  definingPhrases,
  explainerPhrases,
  indefiniteWords,
  nameSellers,
  operationalPhrases,
  partRuns,
  partWords,
  referenceNames,
  saleVerbs,
  siteRuns,
  siteWords,
  statusPageNames,
  testMakerHosts,
  testMakerPhrases,
} from '../catalog/waf-signatures/notice-subjects.ts';
import { httpUrl, isUnder, webUrl, withoutWww } from '../values/url.ts';
import type { AccessContext } from './context.ts';
import { patternIn } from './finding.ts';
import type { PageView } from './model.ts';
import { runsOf, sentencesIn } from './own-text.ts';
import { ERROR_CODE } from './status-line.ts';

/** Words before a notice of a country among which its subject stands ("some of our lamps are currently"). */
const SUBJECT_WORDS = 6;
/** Words before a notice of a sale in which "a" or "whether" takes it off this name. */
const DETERMINER_WORDS = 2;
/** Characters before a notice that are looked at. */
const BEFORE = 80;
/** As the reference of a standard names its pages: "429 Too Many Requests - HTTP | …". */
const REFERENCE = /[|–—·-] http(?: (?:response )?status(?: codes?)?)?(?: reference)?(?= ?[|–—·-]|$)/;
const TITLE_PARTS = / [|–—·»-] /;
/** Units of prose below which a page has no room to explain anything. */
const EXPLANATION = 20;
/** The same for the entry of a dictionary. */
const DEFINITION = 12;
/** Units of a page up to which an entry of a reference may be taken for a notice. */
const ENTRY = 400;
/** Names of other domains from which a page is a list of names, not one of them. */
const LISTED_NAMES = 2;
/** What stands between names in a text. A mail address stays whole: its domain is nobody's to sell. */
const BETWEEN_NAMES = /[^\p{L}\p{N}.@_+-]+/u;
const DOMAIN_NAME = /^[\p{L}\p{N}.-]+\.\p{L}{2,24}$/u;
const SELLERS: readonly string[] = [...parkingHosts, ...nameSellers];
const SENTENCE_END = /[.!?:;。！？|]+/;

/** Whether the page speaks of tests for people to those who run sites: it sells or explains them. */
export function isAboutTests({ view, title, headline, finalHost, moved }: AccessContext): boolean {
  if (!moved && isUnderAny(finalHost, testMakerHosts)) return true;
  return patternIn(`${title} ${headline} ${view.proseText().toLowerCase()}`, testMakerPhrases) !== null;
}

/** The first notice of a country that is said of the page as a whole and not asked, or `null`. */
export function wholeNotice(text: string, patterns: readonly RegExp[]): string | null {
  for (const pattern of patterns) {
    for (const match of text.matchAll(new RegExp(pattern, 'g'))) {
      const end = match.index + match[0].length;
      const isAsked = /^[^.!;:]{0,40}\?/.test(text.slice(end, end + BEFORE));
      if (!isAsked && !isOfParts(text.slice(Math.max(0, match.index - BEFORE), match.index))) return match[0];
    }
  }
  return null;
}

/** The phrase with which a page offers its own name for sale, or `null`. */
export function saleNotice(text: string, context: AccessContext): string | null {
  const own = ownNames(context).flatMap((name) => saleVerbs.map((verb) => `${name} ${verb}`));
  const offered = own.find((each) => ` ${text}`.split(each).slice(0, -1).some(endsBetweenWords));
  if (offered !== undefined) return offered;
  const phrase = parkingPhrases.find((each) => saysOfThis(text, each)) ?? null;
  return phrase === null || offersAnotherName(text, context) ? null : phrase;
}

/** Whether a served page is a text about such notices and says so in its title or heading. */
export function explains({ view, title, headline, refused }: AccessContext): boolean {
  if (refused || view.proseWords < DEFINITION) return false;
  // The last part of a title names the site, which may be called "How to cook".
  const parts = title.split(TITLE_PARTS);
  const own = parts.length > 1 ? parts.slice(0, -1).join(' - ') : title;
  if (patternIn(own, referenceNames) !== null) return true;
  if (view.proseWords < EXPLANATION) return false;
  if (REFERENCE.test(title) || patternIn(own, askingTitles) !== null) return true;
  if ([own, headline].some((text) => patternIn(text, explainerPhrases) !== null)) return true;
  return view.visibleWords <= ENTRY && isEntry(view, `${title} ${headline}`);
}

/** Whether a page that names a status in its title or heading says what it is, or is an article on it. */
function isEntry(view: PageView, heads: string): boolean {
  if (!ERROR_CODE.test(heads)) return false;
  const runs = runsOf(view);
  const has = (patterns: readonly RegExp[]): boolean => runs.some((run) => patternIn(run, patterns) !== null);
  return has(articleHeadings) || (has(definingPhrases) && !has(addressPhrases));
}

/** Whether a sentence with the phrase speaks of the site, or asks the visitor to come back. */
export function isSaidOfSite(text: string, phrase: string): boolean {
  return sentencesWith(text, phrase).some((sentence) => {
    if (siteRuns.some((run) => sentence.includes(run))) return true;
    return wordsOf(sentence.replaceAll(phrase, ' ')).some((word) => siteWords.has(word));
  });
}

/** Whether a sentence says so and does not ask whether it is so. */
export function isStated(text: string, phrase: string): boolean {
  return sentencesWith(text, phrase).some(
    (sentence) => !wordsOf(sentence).some((word) => conditionWords.has(word)),
  );
}

/** Whether a text has a word with which a site speaks of itself or to the visitor who is to come back. */
export function speaksOfSite(text: string): boolean {
  return siteRuns.some((run) => text.includes(run)) || wordsOf(text).some((word) => siteWords.has(word));
}

/** Whether the phrase announces maintenance on a page that tells how services do. */
export function isStatusLine(phrase: string, { title, headline, finalHost }: AccessContext): boolean {
  const isStatusPage =
    finalHost.startsWith('status.') || patternIn(`${title} ${headline}`, statusPageNames) !== null;
  return isStatusPage && announcedMaintenance.has(phrase);
}

/** Whether the page says that its services work. */
export function saysAllWorks(context: AccessContext): boolean {
  return patternIn(context.opening(), operationalPhrases) !== null;
}

function isOfParts(before: string): boolean {
  const sentence = before.split(SENTENCE_END).at(-1) ?? '';
  if (partRuns.some((run) => sentence.includes(run))) return true;
  return lastWords(sentence, SUBJECT_WORDS).some((word) => partWords.has(word));
}

/** What stands before a name does not belong to it: `old-example.org` is not `example.org`. */
const endsBetweenWords = (before: string): boolean => !/[\p{L}\p{N}.-]$/u.test(before);

function saysOfThis(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + phrase.length)) {
    const sentence =
      text
        .slice(Math.max(0, at - BEFORE), at)
        .split(SENTENCE_END)
        .at(-1) ?? '';
    if (!lastWords(sentence, DETERMINER_WORDS).some((word) => indefiniteWords.has(word))) return true;
  }
  return false;
}

/**
 * Whether what is for sale is a name elsewhere: the page of a market, a page whose title or heading is another name,
 * or a list of names. A page that names its own host offers itself, whoever does the selling.
 */
function offersAnotherName(text: string, context: AccessContext): boolean {
  const { title, headline, finalHost } = context;
  if (isUnderAny(finalHost, SELLERS)) return true;
  const own = ownNames(context);
  const named = domainsIn(text);
  if (named.some((name) => own.some((host) => isUnderAny(host, [name]) || isUnderAny(name, [host]))))
    return false;
  const others = named.filter((name) => !isUnderAny(name, SELLERS));
  return (
    new Set(others).size >= LISTED_NAMES ||
    domainsIn(`${title} ${headline}`).some((name) => others.includes(name))
  );
}

/** The host that was asked and the one that answered, without `www.`. */
function ownNames({ head }: AccessContext): string[] {
  const hosts = [head.url, head.finalUrl].map((url) => withoutWww(webUrl(url)?.hostname ?? ''));
  return hosts.filter((host) => host !== '');
}

function isUnderAny(host: string, parents: readonly string[]): boolean {
  return parents.some((parent) => isUnder(host, parent));
}

/** Host names in a text, as a browser would write them. */
function domainsIn(text: string): string[] {
  return text.split(BETWEEN_NAMES).flatMap((word) => {
    const name = word.replace(/\.+$/, '');
    const host = DOMAIN_NAME.test(name) ? httpUrl(`https://${name}/`)?.hostname : undefined;
    return host === undefined ? [] : [withoutWww(host)];
  });
}

const lastWords = (text: string, count: number): string[] => wordsOf(text).slice(-count);

function sentencesWith(text: string, phrase: string): readonly string[] {
  if (!text.includes(phrase)) return [];
  return sentencesIn([text], SENTENCE_END).filter((sentence) => sentence.includes(phrase));
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}'’-]+/u).filter((word) => word !== '');
}
