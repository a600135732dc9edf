/** Steps that find an answer without text: what a crawler that runs no scripts gets of a client-side page. */
import { consentWords, shellWords } from '../catalog/waf-signatures/notice-words.ts';
import { appRoots, scriptNeededPhrases } from '../catalog/waf-signatures/generic.ts';
import { contentTypeOf } from '../exchange.ts';
import { refreshOf } from '../values/refresh.ts';
import type { AccessContext } from './context.ts';
import { finding, patternIn, type Step } from './finding.ts';
import type { PageView } from './model.ts';
import { OWN_UNITS, ownUnits, sentencesOf, unitsAbout } from './own-text.ts';
import { mediaOf } from './page-view.ts';
import { wordUnits } from './word-units.ts';

/** Units: less is a spinner, a name, a button. */
const NO_TEXT = 5;
/** Units of a heading and a label. */
const LABELS = 3;
/** Links that a shell shows while its script loads: its name, and a way out. */
const FEW_LINKS = 2;
/** Units of prose below which an empty mount point decides: what is there is chrome, not content. */
const SHELL_PROSE = 50;
/** Units below which a sentence about JavaScript is what the page has to say. */
const SCRIPT_NOTICE = 30;
/** The same for a sentence in noscript: frameworks leave it beside what the server has drawn. */
const SCRIPT_ADVICE = 12;
/** Units of a page that only says where it sends the reader. */
const REDIRECT_NOTICE = 40;
/** Seconds: a refresh later than this leaves the reader a page to read. */
const PROMPT_REFRESH = 5;
const TO_VISITOR = /\b(?:you|your|please|this|our|web ?site|site|page|app|application|browser)\b/;
/** The notices of other languages ask for it in the imperative, which needs no such word. */
const NOT_ENGLISH =
  /javascript (?:aktivieren|deaktiviert)|(?:activ|habilit|abilit)\S{1,4} javascript|[^\0-\u024f]/;

/** A status that stands for no content, or a body of nothing. */
export const hasNoBody: Step = ({ status, view }) => {
  if (status === 204 || status === 205)
    return finding('empty-shell', 'no-content', `status ${status}`, 'certain');
  return view.source().trim() === '' ? finding('empty-shell', 'no-content', 'empty body', 'certain') : null;
};

/** A media type that is neither text nor a document that crawlers read. */
export const isNotText: Step = ({ head, view }) => {
  const type = contentTypeOf(head.headers);
  if (mediaOf(type, view.source()) !== 'other') return null;
  return finding('empty-shell', 'not-text', `content-type: ${type ?? ''}`, 'certain');
};

/** Crawlers read these formats as text; what is in them is not looked at here. */
export const isDocument: Step = ({ head, view }) => {
  const type = contentTypeOf(head.headers);
  return mediaOf(type, view.source()) === 'document' ? finding('pass', 'document', type ?? '') : null;
};

const refreshesAway: Step = ({ view, refreshes }) => {
  if (view.visibleWords > REDIRECT_NOTICE) return null;
  const away = refreshes.find((content) => {
    const refresh = refreshOf(content);
    return refresh !== null && refresh.seconds <= PROMPT_REFRESH && refresh.target !== '';
  });
  return away === undefined ? null : finding('empty-shell', 'meta-refresh', `refresh: ${away}`);
};

const isFrameset: Step = ({ view }) =>
  view.frameset ? finding('empty-shell', 'frameset', 'frameset') : null;

/** A heading and a sentence of its own beside the mount point of a game, a chart or a player: the page reads without it. */
const speaksForItself = (view: PageView): boolean =>
  view.headline !== '' && ownUnits(sentencesOf(view), SAID_BESIDE) >= OWN_UNITS;

/** What stands beside an empty mount point and is not what the page has to say. */
const SAID_BESIDE = [...shellWords.words, ...consentWords.words];

/** Units of prose without a banner that asks for consent: it lies over the page, empty or not. */
const proseBesideBanner = (view: PageView): number =>
  view.proseWords - unitsAbout(sentencesOf(view), consentWords.words);

/** A mount point that no one has filled, and little text beside it. */
export const isAppShell: Step = ({ view }) => {
  if (view.proseWords >= SHELL_PROSE && proseBesideBanner(view) >= SHELL_PROSE) return null;
  if (speaksForItself(view)) return null;
  const root = appRoots.find((selector) => {
    const text = view.select(selector);
    return text !== null && wordUnits(text) < NO_TEXT;
  });
  return root === undefined ? null : finding('empty-shell', 'empty-shell', root);
};

const asksForScripts: Step = (context) => {
  const { view } = context;
  if (view.proseWords >= SCRIPT_NOTICE) return null;
  const isAdvice = view.proseWords >= SCRIPT_ADVICE;
  const text = isAdvice ? sentencesToVisitor(view.proseText()) : context.opening();
  const phrase = patternIn(text, scriptNeededPhrases);
  return phrase === null ? null : finding('empty-shell', 'javascript-needed', phrase);
};

/** Sentences of a text that may speak of the page that is read: makers of tools and courses write of JavaScript too. */
function sentencesToVisitor(text: string): string {
  const sentences = text.toLowerCase().split(/[.!?。！？]/);
  return sentences.filter((each) => NOT_ENGLISH.test(each) || TO_VISITOR.test(each)).join('. ');
}

const hasNoText: Step = ({ view }: AccessContext) =>
  view.proseWords < NO_TEXT && !isOfLinksOrFields(view)
    ? finding('empty-shell', 'no-text', `${view.proseWords} words outside header, footer and navigation`)
    : null;

/** A heading with links to follow or fields to fill in, drawn by the server: a short page, and no shell. */
const isOfLinksOrFields = ({ headline, proseWords, proseLinks, userInputs }: PageView): boolean =>
  headline !== '' && proseWords >= LABELS && (proseLinks > FEW_LINKS || userInputs > 1);

/** What shows that an HTML page has no text of its own, in order. */
export const emptyShellSteps: readonly Step[] = [
  refreshesAway,
  isFrameset,
  isAppShell,
  asksForScripts,
  hasNoText,
];
