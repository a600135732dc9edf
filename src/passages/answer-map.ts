/**
 * The answer map: which passage of a site answers which question, and where none does. It is retrieval over the site's own
 * passages, and no promise of a citation: whom an engine names hangs on other sites as well.
 */
import type { Exchange } from '../exchange.ts';
import type { LanguageCode } from '../catalog/languages/model.ts';
import type { RobotsAccess } from '../facts/robots-access.ts';
import { readPlacedPage } from '../facts/placed-page.ts';
import { listedLanguage, primarySubtag } from '../facts/text/language.ts';
import { tokensOf } from '../facts/text/tokens.ts';
import type { AnswerVerdict, QuestionView } from '../rules/site/question-view.ts';
import { enginesOf, obstaclesOf, type PassageEngine, type PassagePage } from './engines.ts';
import { fused, nearness, vectorsOf, type Embed } from './nearness.ts';
import { pageView, type PageView } from './page-view.ts';
import { bestOf, countTerms, scoreOfText, scoresOf, type TermCounts } from './term-counts.ts';
import { MAX_PASSAGES, type Passage } from './passage.ts';
import { storedPassages, textOf, withTexts, type StoredPassage } from './stored-passage.ts';
import { allPassages } from './passages.ts';
import { termsOf, type Term } from './terms.ts';
import { verdictOf } from './thresholds.ts';

/** A page of the site that is asked: as it came, or as its passages. */
export type AnswerPage =
  | { readonly url: string; readonly exchange: Exchange }
  | {
      readonly url: string;
      readonly passages: readonly Passage[];
      /** What engines may do with it; absent: not known. */
      readonly view?: PageView | undefined;
    };

/** How a site is asked; everything is optional. */
export interface AnswerMapOptions {
  /** A model of yours: its order of passages is joined with that of their words. */
  readonly embed?: Embed | undefined;
  /** robots.txt of the site, as of `robotsAccess`; absent: what engines can fetch is not known. */
  readonly robots?: RobotsAccess | undefined;
  /** Addresses of the pages in the order in which they count, where they come in another one. */
  readonly order?: readonly string[] | undefined;
}

/** A passage with what it is worth to a question. */
export interface FoundPassage extends Pick<
  Passage,
  'url' | 'anchor' | 'line' | 'kind' | 'headings' | 'text' | 'words' | 'unseen'
> {
  /** 0 to 1: the share of what its words could be worth at most. */
  readonly score: number;
}

/** One question with what the site says to it. */
export interface AnswerRow extends QuestionView {
  /** Score of the best passage, 0 to 1. */
  readonly score: number;
  /** Share 0 to 1 of the site's own headings that the text below them answers less well; `null` for fewer than 20 of them. */
  readonly standing: number | null;
  /** Best first, at most three; the first may be text that no visitor sees, where that answers better. */
  readonly passages: readonly FoundPassage[];
  /** What each engine can do with the first of them; empty without any. */
  readonly engines: readonly PassageEngine[];
}

/** What a site says to questions. */
export interface SiteAnswers {
  /** One for each question, in their order; none where no page was searched. */
  readonly rows: readonly AnswerRow[];
  /** Pages whose passages were searched, and how many they have. */
  readonly pages: number;
  readonly passages: number;
  /** Pages that were kept without their passages, because no question was asked when they were read. */
  readonly unsearched: number;
}

/** Passages shown to a question. */
const MOST_SHOWN = 3;
/** Passages that two orders are joined of. */
const MOST_RANKED = 100;
/** Pages named that compete. */
const MOST_COMPETING = 5;
/** Share of the best score from which another page answers as well. */
const AS_WELL = 0.9;
/** Headings of the site that its distribution is made of: as many at most, and not of fewer. */
const [LEAST_SAMPLE, MOST_SAMPLE] = [20, 200];

interface Site {
  readonly passages: readonly StoredPassage[];
  readonly pages: ReadonlyMap<string, PageView | undefined>;
  readonly first: string;
  readonly counts: TermCounts;
  /** Scores of its own headings, lowest first. */
  readonly own: readonly number[];
  readonly robots: RobotsAccess | undefined;
}

/**
 * One row for each question, in their order. Pages may come one at a time: nothing of an exchange is kept but its passages, at
 * most {@link MAX_PASSAGES} of a site. No network, no clock: the same pages and questions give the same rows. Rejects only with
 * what `embed` or the pages throw.
 */
export async function answerMap(
  pages: Iterable<AnswerPage> | AsyncIterable<AnswerPage>,
  questions: readonly string[],
  { embed, robots, order }: AnswerMapOptions = {},
): Promise<AnswerRow[]> {
  const { passages, ...read } = await readSite(pages, order);
  const languages = languagesOf(passages);
  const asked = questions.map((question) => termsOf(question, languages));
  const sample = headedSample(passages, languages);
  const counts = countTerms(wholeTexts(passages), [...asked, ...sample.map(({ terms }) => terms)].flat());
  const own = sample.map(({ terms, text }) => scoreOfText(counts, terms, text)).toSorted((a, b) => a - b);
  const site: Site = { passages, ...read, counts, own, robots };
  const vectors = embed && (await vectorsOf(embed, [...wholeTexts(passages), ...questions]));
  const near = vectors?.slice(0, passages.length) ?? [];
  return questions.map((question, at) => {
    const vector = vectors?.[passages.length + at];
    return rowOf(site, {
      question,
      terms: asked[at] ?? [],
      near: vector === undefined ? null : nearness(near, vector),
    });
  });
}

async function readSite(
  pages: Iterable<AnswerPage> | AsyncIterable<AnswerPage>,
  order: readonly string[] | undefined,
): Promise<Pick<Site, 'passages' | 'pages' | 'first'>> {
  const byPage: { readonly url: string; readonly own: readonly StoredPassage[] }[] = [];
  const views = new Map<string, PageView | undefined>();
  let room = MAX_PASSAGES;
  for await (const page of pages) {
    const { own, view } =
      'exchange' in page ? readExchange(page.exchange) : { own: page.passages, view: page.view };
    const taken = storedPassages(own.slice(0, room));
    room -= taken.length;
    for (const { url } of taken) views.set(url, view);
    byPage.push({ url: page.url, own: taken });
  }
  if (order !== undefined) {
    const places = new Map(order.map((url, at) => [url, at]));
    byPage.sort((a, b) => (places.get(a.url) ?? Infinity) - (places.get(b.url) ?? Infinity) || 0);
  }
  return { passages: byPage.flatMap(({ own }) => own), pages: views, first: byPage[0]?.url ?? '' };
}

function readExchange(exchange: Exchange): { own: readonly Passage[]; view: PageView } {
  const page = readPlacedPage(exchange);
  return { own: allPassages(exchange, page), view: pageView(exchange, page.facts) };
}

/** Passages as they are looked up, and given to a model: the title of the page and the headings above are in front. */
function* wholeTexts(passages: readonly StoredPassage[]): Generator<string> {
  for (const [{ headings }, text] of withTexts(passages)) yield [...headings, text].join('\n');
}

/** The languages that the pages of a site declare, as far as they have lists. */
function languagesOf(passages: readonly StoredPassage[]): readonly LanguageCode[] {
  const declared = new Set(passages.map(({ lang }) => lang));
  return [...new Set([...declared].flatMap((lang) => listedLanguage(primarySubtag(lang)) ?? []))];
}

/** Headings of the site with the text below them, which tells how well it answers what it is about. None of a small site. */
function headedSample(
  passages: readonly StoredPassage[],
  languages: readonly LanguageCode[],
): readonly { readonly terms: readonly Term[]; readonly text: string }[] {
  const headed = passages.filter(({ headings, unseen }) => headings.length > 1 && unseen === undefined);
  const step = Math.max(headed.length / MOST_SAMPLE, 1);
  const count = headed.length < LEAST_SAMPLE ? 0 : Math.min(headed.length, MOST_SAMPLE);
  return Array.from({ length: count }, (_, at) => {
    const passage = headed[Math.floor(at * step)];
    return {
      terms: termsOf(passage?.headings.at(-1) ?? '', languages),
      text: passage === undefined ? '' : textOf(passage),
    };
  });
}

/** A passage as an answer to a question. */
interface Candidate {
  readonly passage: StoredPassage;
  readonly score: number;
  readonly lacking: readonly Term[];
  readonly verdict: AnswerVerdict;
}

interface Asked {
  readonly question: string;
  readonly terms: readonly Term[];
  /** By passage how near its vector is; `null` without a model. */
  readonly near: Float32Array | null;
}

function rowOf(site: Site, { question, terms, near }: Asked): AnswerRow {
  const { values, missing } = scoresOf(site.counts, terms);
  const isSeen = (at: number): boolean => site.passages[at]?.unseen === undefined;
  const byWords = bestOf(values, MOST_RANKED, isSeen);
  const order = near === null ? byWords : fused([byWords, bestOf(near, MOST_RANKED, isSeen)]);
  const [byScore] = candidatesOf(site, byWords.slice(0, 1), { values, terms });
  const verdict = byScore?.verdict ?? 'no-passage';
  const isUnseen = (at: number): boolean => !isSeen(at);
  const better =
    verdict === 'answered' ? [] : candidatesOf(site, bestOf(values, 1, isUnseen), { values, terms });
  const unseen = better.filter((other) => other.verdict !== 'no-passage' && other.verdict !== verdict);
  const seen = candidatesOf(site, order.slice(0, MOST_SHOWN), { values, terms });
  const best = unseen[0] ?? seen[0];
  const page: PassagePage = { view: site.pages.get(best?.passage.url ?? ''), robots: site.robots };
  const engines = best === undefined ? [] : enginesOf(best.passage, page);
  return {
    question,
    verdict,
    score: rounded(byScore?.score ?? 0),
    standing: standingOf(site.own, byScore?.score ?? 0),
    passages: [...unseen, ...seen].slice(0, MOST_SHOWN).map(foundPassage),
    engines,
    obstacles:
      best === undefined || best.verdict === 'no-passage' ? [] : obstaclesOf(best.passage, page, engines),
    competing: verdict === 'answered' ? competingPages(site, byWords, values) : [],
    missing: missing.map(({ word }) => word),
    lacking: (best?.lacking ?? terms).map(({ word }) => word),
    write: verdict === 'answered' ? null : placeToWrite(seen[0], site.first),
  };
}

function candidatesOf(
  { passages }: Site,
  order: readonly number[],
  { values, terms }: { readonly values: Float32Array; readonly terms: readonly Term[] },
): Candidate[] {
  return order.flatMap((at) => {
    const passage = passages[at];
    if (passage === undefined) return [];
    const score = values[at] ?? 0;
    const stems = new Set(tokensOf([...wholeTexts([passage])]).stem);
    const lacking = terms.filter(({ stem }) => !stems.has(stem));
    const share = 1 - lacking.length / Math.max(terms.length, 1);
    return [{ passage, score, lacking, verdict: verdictOf({ score, share }, passages.length) }];
  });
}

const rounded = (score: number): number => Math.round(score * 1_000) / 1_000;

function standingOf(own: readonly number[], score: number): number | null {
  return own.length === 0 ? null : rounded(own.filter((each) => each < score).length / own.length);
}

function foundPassage({ passage, score }: Candidate): FoundPassage {
  const { url, anchor, line, kind, headings, words, unseen } = passage;
  const found = { url, anchor, line, kind, headings, text: textOf(passage), words, score: rounded(score) };
  return unseen === undefined ? found : { ...found, unseen };
}

/** The best page and those with a passage that is worth nearly as much; none where there is no other. */
function competingPages({ passages }: Site, order: readonly number[], values: Float32Array): string[] {
  const least = AS_WELL * (values[order[0] ?? 0] ?? 0);
  const near = order.filter((at) => (values[at] ?? 0) >= least);
  const pages = [...new Set(near.map((at) => passages[at]?.url ?? ''))].slice(0, MOST_COMPETING);
  return pages.length > 1 ? pages : [];
}

function placeToWrite(nearest: Candidate | undefined, first: string): AnswerRow['write'] {
  if (nearest === undefined) return first === '' ? null : { url: first, line: 0, heading: '' };
  const { url, line, headings } = nearest.passage;
  return { url, line, heading: headings.at(-1) ?? '' };
}
