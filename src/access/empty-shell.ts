/**
 * Steps that find an answer without text: what a crawler that runs no scripts gets of a page that scripts build. Each
 * needs evidence for it; a page with little text and none of it is a page with little text.
 */
import { appRoots } from '../catalog/waf-signatures/generic.ts';
import { contentTypeOf } from '../exchange.ts';
import { refreshOf } from '../values/refresh.ts';
import type { AccessContext } from './context.ts';
import { doubted, finding, type Step } from './finding.ts';
import { mentions } from './notice-words.ts';
import { mediaOf } from './page-view.ts';
import { dataOf } from './script-code.ts';
import { wordUnits } from './word-units.ts';

/** Units: less is a spinner, a name, a button. */
const NO_TEXT = 5;
/** Units of text of its own from which a page reads without what is missing: a sentence below a heading, or some of them. */
const OWN_SENTENCE = 8;
const OWN_TEXT = 50;
/** Units of text of its own beside which a request for scripts is advice, or may be. */
const ADVICE = 12;
const MAY_BE_ADVICE = 30;
/** Units of a page that only says where it sends the reader. */
const REDIRECT_NOTICE = 40;
/** Seconds: a refresh later than this leaves the reader a page to read. */
const PROMPT_REFRESH = 5;
/** Characters of inline script that any page carries: a tag manager and a consent notice. */
const PLAIN_SCRIPT = 2_000;
/** Units of text in the strings of a script, or hidden, that make it the text of a page. */
const SCRIPTED_TEXT = 100;

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

/** A mount point that no one has filled, and little text beside it. */
export const hasEmptyRoot: Step = (context) => {
  const { view } = context;
  const root = appRoots.find((selector) => {
    const text = view.select(selector);
    return text !== null && wordUnits(text) < NO_TEXT;
  });
  if (root === undefined) return null;
  const own = context.words().own;
  if (own >= OWN_TEXT || (own >= OWN_SENTENCE && view.headline !== '')) return null;
  return finding('empty-shell', 'empty-shell', root);
};

const asksForScripts: Step = (context) => {
  const own = context.words().own;
  if (own >= MAY_BE_ADVICE) return null;
  const inNoscript = mentions(context.view.noscriptText(), ['script']);
  const phrase = inNoscript ?? mentions(context.view.proseText(), ['script']);
  if (phrase === null || (inNoscript !== null && own >= ADVICE)) return null;
  const found = finding('empty-shell', 'javascript-needed', phrase);
  return inNoscript !== null || own === 0 ? found : doubted(found);
};

/** Frameworks ship the text of a page in the strings of a script, or in a block of JSON beside it. */
const hasScriptedText: Step = ({ view }: AccessContext) => {
  if (view.proseWords >= ADVICE) return null;
  const units = wordUnits(dataOf(`${view.inlineScripts()}\n${view.data()}`));
  return units >= SCRIPTED_TEXT
    ? finding('empty-shell', 'empty-shell', `${units} words in scripts, ${view.proseWords} in the page`)
    : null;
};

/** A page whose text is in a hidden element until its script shows it. */
const hasHiddenText: Step = ({ view }) => {
  const { hiddenWords, proseWords } = view;
  if (proseWords >= ADVICE || hiddenWords < SCRIPTED_TEXT) return null;
  return view.inlineScripts().length > PLAIN_SCRIPT
    ? finding('empty-shell', 'empty-shell', `${hiddenWords} words hidden, ${proseWords} in the page`)
    : null;
};

/** The name of a picture is a text, but beside scripts it is that of a logo or a spinner. */
const hasNoText: Step = ({ view }) =>
  view.visibleWords === 0 && (view.namedPictures === 0 || view.scripts > 0)
    ? finding('empty-shell', 'no-text', 'no visible text')
    : null;

/** What shows that an HTML page has no text of its own, in order. */
export const emptyShellSteps: readonly Step[] = [
  refreshesAway,
  isFrameset,
  hasEmptyRoot,
  asksForScripts,
  hasScriptedText,
  hasHiddenText,
  hasNoText,
];
