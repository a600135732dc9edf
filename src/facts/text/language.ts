/** The language of a page: what it declares, what its text shows, and which of both to judge it by. */
import { codeOfSubtag, judgedLanguages, scriptOfLanguage } from '../../catalog/languages/index.ts';
import type { LanguageCode, Script } from '../../catalog/languages/model.ts';
import { isLanguageCode } from '../../catalog/language-codes.ts';
import { TELLING } from '../../catalog/letters.ts';
import { oncePer } from '../../values/once.ts';
import { scriptOf } from './letters.ts';
import { languageBit, stopMask } from './stop-words.ts';

/** Letters read for the census of scripts; more never changed a verdict on real pages. */
const CENSUS_LETTERS = 2_000;
/** Tokens read for the vote of function words. */
const VOTE_TOKENS = 600;
/** Fewer letters decide nothing. */
const MIN_LETTERS = 40;
/** A vote needs this many function words, and this share of them among all words. */
const MIN_VOTES = 6;
const MIN_VOTE_SHARE = 0.08;
/**
 * Below this share only a sure vote counts: Latin and unlisted languages share up to 13 % of their words with the
 * function words of several listed languages at once; running text of a listed language showed 20 % and more.
 */
const FULL_VOTE_SHARE = 0.15;
/**
 * Where two languages come near each other, the share of the function words of all languages that the first has to
 * know: texts of a listed language came to 0.86 and more in the mean (Danish, Norwegian), those of Catalan, Romanian,
 * Croatian, Hungarian and twelve others without a list to 0.50 to 0.77 (messages of free software).
 */
const OWN_VOTES = 0.8;
/** From this share on the text is in a listed language, so that the declared one can be ruled out. */
const RUNNING_SHARE = 0.2;
/** Share of letters from which a script counts as that of the page. */
const MAIN_SCRIPT = 0.5;
/**
 * Share of letters from which a text is in the script of its declared language: Latin names, code and quotations are
 * in texts of every script, and a letter of Han or kana says more than one of an alphabet.
 */
const DECLARED_SCRIPT = 0.2;
/** Share of kana from which Han and kana together are Japanese. */
const JAPANESE_KANA = 0.05;
/** A detection this sure overrules a declared language. */
export const SURE = 0.9;
/** Valid tags that say "undetermined", "several" and "no language" (RFC 5646, 4.1). */
export const UNDECLARED: ReadonlySet<string> = new Set(['und', 'mul', 'zxx']);
/**
 * Confidence from which a language is the likely one. Languages of one family share their short words: French, Spanish,
 * Portuguese, Swedish and Polish messages of free software came to 0.6 to 0.85 in the mean, those in neighbours
 * without a list (Catalan, Galician, Slovak) to 0.15 to 0.36.
 */
export const LIKELY = 0.5;

/** The language of a page: declared, detected, and the one to judge by. */
export interface LanguageFacts {
  /** Primary subtag of html[lang], aliases resolved; empty without a usable one. */
  readonly declared: string;
  /** Primary subtag that the text shows, `null` when it does not show one. */
  readonly detected: string | null;
  /** 0 to 1. */
  readonly confidence: number;
  /** The text is surely not in the declared language, and likely in the detected one. */
  readonly overruled: boolean;
  /** The script of the text can be that of the declared language. */
  readonly fits: boolean;
  readonly script: Script | null;
  /** Letters that the census saw (capped). */
  readonly letters: number;
  /** The language to judge by, when it has lists; `null`: text checks that need lists are not judged. */
  readonly judged: LanguageCode | null;
  /** Written without spaces between words. */
  readonly dense: boolean;
}

/**
 * Letters without which a text does not show its language. Of 2,688 cuttings of 130 characters of real pages (WCXB) none
 * was taken to be in another language than its page declares, and 1,933 were found when they were given a wrong one.
 */
const SHOWN_LETTERS = 100;

/** Whether the text shows the language that was found. */
export const isShown = ({ detected, letters, overruled, confidence }: LanguageFacts): boolean =>
  detected !== null && letters >= SHOWN_LETTERS && (overruled || confidence >= SURE);

/** Whether the text is surely not in the declared language: in which other one may stay open where several share a script. */
export function isInAnother(language: LanguageFacts): boolean {
  const { declared, detected, judged, fits, script, letters } = language;
  if (!isLanguageCode(declared) || UNDECLARED.has(declared)) return false;
  if (!fits && script !== 'latin' && letters >= SHOWN_LETTERS) return true;
  if (!isShown(language) || detected === declared) return false;
  // Judged as what was found, or in a language that writes what Arabic has no letters for.
  return judged === detected || (declared === 'ar' && (detected === 'fa' || detected === 'ur'));
}

/** Letters per script, in the order of the text, at most {@link CENSUS_LETTERS}. */
export function scriptCensus(texts: readonly string[]): ReadonlyMap<Script, number> {
  const census = new Map<Script, number>();
  let letters = 0;
  let latin = 0;
  for (const text of texts) {
    if (letters + latin >= CENSUS_LETTERS) break;
    for (let at = 0; at < text.length && letters + latin < CENSUS_LETTERS; at++) {
      const code = text.charCodeAt(at);
      if (code < 0x80) {
        // ASCII letters, in either case.
        if (((code | 0x20) - 0x61) >>> 0 < 26) latin++;
        continue;
      }
      const script = scriptOf(code);
      if (script === null) continue;
      census.set(script, (census.get(script) ?? 0) + 1);
      letters++;
    }
  }
  if (latin > 0) census.set('latin', (census.get('latin') ?? 0) + latin);
  return census;
}

/** Primary subtag of a BCP 47 tag (RFC 5646) with its aliases resolved; empty when the text is no such tag. */
export function primarySubtag(tag: string): string {
  const match = /^([a-z]{2,3})(?:[-_][a-z0-9]{1,8})*$/i.exec(tag.trim());
  const subtag = match?.[1]?.toLowerCase() ?? '';
  return codeOfSubtag(subtag);
}

/** Judges the language of a text from its words and letters. `hashes` are its tokens, `tag` its html[lang]. */
export function languageOf(texts: readonly string[], hashes: ArrayLike<number>, tag: string): LanguageFacts {
  const census = scriptCensus(texts);
  const letters = [...census.values()].reduce((total, count) => total + count, 0);
  const declared = primarySubtag(tag);
  const script = mainScript(census, letters, scriptOfLanguage(declared));
  const { detected, confidence, ruledOut } = detect(script, texts, hashes, declared);
  const fits = script === null || scriptFits(declared, tag, script);
  const isNeeded = ruledOut ? LIKELY : SURE;
  const overruled = detected !== null && detected !== declared && confidence >= isNeeded;
  const known = listedLanguage(declared);
  const judged = known !== null && fits && !overruled ? known : listedLanguage(detected ?? '');
  return {
    declared,
    detected,
    confidence,
    overruled,
    fits,
    script,
    letters,
    judged: declared !== '' && known === null && fits ? null : judged,
    dense: script === 'han' || script === 'kana' || script === 'thai',
  };
}

/** The language of a primary subtag, `null` for one without lists. */
export const listedLanguage = (subtag: string): LanguageCode | null =>
  judgedLanguages().find(({ code }) => code === subtag)?.code ?? null;

function mainScript(
  census: ReadonlyMap<Script, number>,
  letters: number,
  declared: Script | null,
): Script | null {
  if (letters < MIN_LETTERS) return null;
  const needed = (script: Script): number =>
    script === declared && script !== 'latin' ? DECLARED_SCRIPT : MAIN_SCRIPT;
  const kana = census.get('kana') ?? 0;
  const han = census.get('han') ?? 0;
  if ((kana + han) / letters >= Math.min(needed('kana'), needed('han')))
    return kana / (kana + han) >= JAPANESE_KANA ? 'kana' : 'han';
  if (declared !== null && (census.get(declared) ?? 0) / letters >= needed(declared)) return declared;
  const [script, count] = [...census].reduce((a, b) => (b[1] > a[1] ? b : a), ['other', 0] as const);
  return count / letters >= MAIN_SCRIPT ? script : null;
}

/** Whether text in this script can be in the declared language. Unlisted languages and script subtags are believed. */
function scriptFits(declared: string, tag: string, script: Script): boolean {
  if (/[-_](latn|cyrl|arab|deva|hans|hant)\b/i.test(tag)) return true;
  const expected = scriptOfLanguage(declared);
  if (expected === null) return true;
  if (expected === 'kana') return script === 'kana' || script === 'han';
  return expected === script;
}

interface Detection {
  readonly detected: string | null;
  readonly confidence: number;
  /** The declared language has a list, and surely lost the vote by it. */
  readonly ruledOut: boolean;
}

const UNDETECTED: Detection = { detected: null, confidence: 0, ruledOut: false };

const detectionOf = (detected: string): Detection => ({ detected, confidence: 1, ruledOut: false });

/** Scripts that one listed language has to itself. */
const ONE_LANGUAGE: Readonly<Partial<Record<Script, string>>> = {
  kana: 'ja',
  han: 'zh',
  hangul: 'ko',
  hebrew: 'he',
  greek: 'el',
  thai: 'th',
};

function detect(
  script: Script | null,
  texts: readonly string[],
  hashes: ArrayLike<number>,
  declared: string,
): Detection {
  if (script === null || script === 'other') return UNDETECTED;
  const single = ONE_LANGUAGE[script];
  if (single !== undefined) return detectionOf(single);
  const byLetters = languageByLetters(script, texts);
  if (byLetters === null) return UNDETECTED;
  return byLetters === undefined ? vote(script, hashes, declared) : detectionOf(byLetters);
}

/** Share of its own letters from which a text is in a language: a foreign name brings fewer, the language itself more. */
const OWN_LETTERS = 0.005;

/**
 * The language that letters of its own tell; `null`: one of several without lists; `undefined`: no letter tells.
 */
function languageByLetters(script: Script, texts: readonly string[]): string | null | undefined {
  const share = (letters: Telling): number => shareOf(texts, telling(letters));
  const has = (letters: Telling): boolean => share(letters) > OWN_LETTERS;
  if (script === 'latin') return has('moreLatin') ? null : undefined;
  if (script === 'cyrillic') {
    if (has('moreCyrillic')) return null;
    if (has('belarusian')) return 'be';
    if (!has('southSlavic')) return has('eastSlavic') ? undefined : null;
    return share('macedonian') > share('serbian') ? 'mk' : 'sr';
  }
  if (script !== 'arabic') return undefined;
  if (has('moreArabic')) return null;
  if (!has('persian')) return undefined;
  return has('urdu') ? 'ur' : 'fa';
}

type Telling = keyof typeof TELLING;

/** Of both cases: an expression with the flag i is slower. */
const telling = oncePer(
  (name: Telling) => new RegExp(`[${TELLING[name]}${TELLING[name].toUpperCase()}]`, 'g'),
);

/** Share of the characters that match the pattern, which has the flag g, in what the census reads. */
function shareOf(texts: readonly string[], pattern: RegExp): number {
  let read = 0;
  let found = 0;
  for (const text of texts) {
    const part = text.slice(0, CENSUS_LETTERS);
    found += part.match(pattern)?.length ?? 0;
    read += part.length;
    if (read > CENSUS_LETTERS) break;
  }
  return found / read;
}

/** A language that the vote may find, with its bit of {@link stopMask}. */
interface Candidate {
  readonly code: LanguageCode;
  readonly bit: number;
}

const candidates = oncePer((script): readonly Candidate[] =>
  judgedLanguages()
    .filter((language) => language.script === script)
    .map(({ code }) => ({
      code,
      bit: languageBit(code),
    })),
);

function votesFor(bit: number, masks: readonly number[]): number {
  let votes = 0;
  for (const mask of masks) if ((mask & bit) !== 0) votes++;
  return votes;
}

/**
 * The listed language of the script with most function words. Confidence is 1 − (second ÷ first)²: neighbours
 * such as Danish and Norwegian, which share most of theirs, never reach {@link SURE}.
 */
function vote(script: Script, hashes: ArrayLike<number>, declared: string): Detection {
  const rivals = candidates(script);
  const known = rivals.reduce((mask, { bit }) => mask | bit, 0);
  const sample = Math.min(hashes.length, VOTE_TOKENS);
  const masks: number[] = [];
  for (let at = 0; at < sample; at++) {
    const mask = stopMask(hashes[at] ?? 0) & known;
    if (mask !== 0) masks.push(mask);
  }
  const ranked: { readonly code: LanguageCode; readonly count: number }[] = [];
  for (const { code, bit } of rivals) ranked.push({ code, count: votesFor(bit, masks) });
  ranked.sort((a, b) => b.count - a.count);
  const first = ranked[0];
  if (first === undefined || first.count < MIN_VOTES || first.count < sample * MIN_VOTE_SHARE)
    return UNDETECTED;
  const lead = (count: number): number => 1 - (count / first.count) ** 2;
  const confidence = lead(ranked[1]?.count ?? 0);
  if (first.count < sample * FULL_VOTE_SHARE && confidence < SURE) return UNDETECTED;
  if (first.count < masks.length * OWN_VOTES && confidence < LIKELY) return UNDETECTED;
  const own = ranked.find(({ code }) => code === declared);
  const ruledOut = own !== undefined && first.count >= sample * RUNNING_SHARE && lead(own.count) >= SURE;
  return { detected: first.code, confidence, ruledOut };
}
