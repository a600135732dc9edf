/** Start and end tags in the content of body, as one table: element → rule. */
import {
  type Construction,
  MODE,
  NEXT,
  type Next,
  type Rule,
  closeImplied,
  closeInScope,
  currentElement,
  currentMode,
  endFrame,
  hasTagName,
  imply,
  inScope,
  insert,
  insertForeign,
  insertHere,
  insertVoid,
  pop,
  popTo,
  reconstruct,
  ruleInScope,
} from './construction.ts';
import { ELEMENT, ELEMENT_IDS, RULE, elementRules } from './elements.ts';
import { endFormatting } from './formatting.ts';
import { NAMESPACE } from './handler.ts';
import { isHiddenInput } from './inputs.ts';
import { insertMetadata, insertPlaintext, insertRawContent } from './raw-content.ts';

/** Scopes: what hides an element that stands further out. */
const SCOPE = RULE.scope;
const LIST_SCOPE = RULE.scope | RULE.listScope;

const done = (): Next => NEXT.done;

/** Whether a p was open and is closed now. */
function closeParagraph(c: Construction): boolean {
  if (c.open[ELEMENT.p] === 0) return false;
  // Button scope: button hides p, and only for p.
  for (let at = c.depth - 1; at >= 0; at--) {
    c.steps++;
    const element = c.elements[at];
    if (element === ELEMENT.p) {
      popTo(c, at);
      return true;
    }
    if (element === ELEMENT.button || ((c.rules[at] ?? 0) & SCOPE) !== 0) return false;
  }
  return false;
}

function startBlock(c: Construction): Next {
  closeParagraph(c);
  insertHere(c);
  return NEXT.done;
}

function startHeading(c: Construction): Next {
  closeParagraph(c);
  if (((c.rules[c.depth - 1] ?? 0) & RULE.heading) !== 0) pop(c);
  insertHere(c);
  return NEXT.done;
}

function startForm(c: Construction): Next {
  const inTemplate = c.open[ELEMENT.template] !== 0;
  if (c.formIsOpen && !inTemplate) return NEXT.done;
  closeParagraph(c);
  const at = c.depth;
  insertHere(c);
  if (inTemplate) return NEXT.done;
  c.formIsOpen = true;
  c.formFrame = c.depth > at ? at : -1;
  return NEXT.done;
}

function closeListItem(c: Construction, first: number, second: number): void {
  if (c.open[first] === 0 && c.open[second] === 0) return;
  for (let at = c.depth - 1; at >= 0; at--) {
    c.steps++;
    const element = c.elements[at];
    if (element === first || element === second) {
      popTo(c, at);
      return;
    }
    const isLoose = element === ELEMENT.address || element === ELEMENT.div || element === ELEMENT.p;
    if (!isLoose && ((c.rules[at] ?? 0) & RULE.special) !== 0) return;
  }
}

function startListItem(c: Construction): Next {
  closeListItem(c, ELEMENT.li, ELEMENT.li);
  return startBlock(c);
}

function startDefinition(c: Construction): Next {
  closeListItem(c, ELEMENT.dd, ELEMENT.dt);
  return startBlock(c);
}

function startPlaintext(c: Construction): Next {
  closeParagraph(c);
  insertPlaintext(c, currentMode(c));
  return NEXT.done;
}

function startButton(c: Construction): Next {
  closeInScope(c, ELEMENT.button, SCOPE);
  return startInline(c);
}

function startLink(c: Construction): Next {
  endLink(c);
  return startInline(c);
}

/** Ends an open link, or one that waits to go on. */
function endLink(c: Construction): Next {
  if (c.linkWaits) {
    c.linkWaits = false;
    return NEXT.done;
  }
  endFormatting(c, ELEMENT.a);
  c.linkWaits = false;
  return NEXT.done;
}

function startNobr(c: Construction): Next {
  reconstruct(c);
  if (inScope(c, ELEMENT.nobr, SCOPE) >= 0) endFormatting(c, ELEMENT.nobr);
  return startInline(c);
}

function startInline(c: Construction): Next {
  reconstruct(c);
  insertHere(c);
  return NEXT.done;
}

function startInlineVoid(c: Construction): Next {
  reconstruct(c);
  insertVoid(c);
  return NEXT.done;
}

function startTable(c: Construction): Next {
  if (!c.quirks) closeParagraph(c);
  insert(c, MODE.table);
  return NEXT.done;
}

function startInput(c: Construction): Next {
  reconstruct(c);
  if (!isHiddenInput(c.tag)) c.framesetOk = false;
  insertVoid(c);
  return NEXT.done;
}

function startVoid(c: Construction): Next {
  insertVoid(c);
  return NEXT.done;
}

function startRule(c: Construction): Next {
  closeParagraph(c);
  insertVoid(c);
  return NEXT.done;
}

function startImage(c: Construction): Next {
  c.tag.element = ELEMENT.img;
  return startInlineVoid(c);
}

function startRaw(c: Construction): Next {
  insertRawContent(c);
  return NEXT.done;
}

function startXmp(c: Construction): Next {
  closeParagraph(c);
  reconstruct(c);
  return startRaw(c);
}

function startMetadata(c: Construction): Next {
  if (c.tag.element === ELEMENT.template) c.framesetOk = false;
  insertMetadata(c);
  return NEXT.done;
}

function startSelect(c: Construction): Next {
  reconstruct(c);
  const outer = currentMode(c);
  const inTable = (outer >= MODE.table && outer <= MODE.row) || outer === MODE.cell || outer === MODE.caption;
  insert(c, inTable ? MODE.selectInTable : MODE.select);
  return NEXT.done;
}

function startOption(c: Construction): Next {
  if (currentElement(c) === ELEMENT.option) pop(c);
  return startInline(c);
}

function startRubyBase(c: Construction): Next {
  if (inScope(c, ELEMENT.ruby, SCOPE) >= 0) closeImplied(c, -1);
  insertHere(c);
  return NEXT.done;
}

function startRubyText(c: Construction): Next {
  if (inScope(c, ELEMENT.ruby, SCOPE) >= 0) closeImplied(c, ELEMENT.rtc);
  insertHere(c);
  return NEXT.done;
}

function startForeign(c: Construction): Next {
  reconstruct(c);
  const namespace = c.tag.element === ELEMENT.svg ? NAMESPACE.svg : NAMESPACE.math;
  insertForeign(c, namespace, 0);
  return NEXT.done;
}

/** A second html start tag only lends its attributes to the first. */
export function amendHtml(c: Construction): Next {
  if (c.open[ELEMENT.template] === 0) c.handler.amend(c.tag);
  return NEXT.done;
}

function amendBody(c: Construction): Next {
  if (c.elements[bodyFrame(c)] !== ELEMENT.body || c.open[ELEMENT.template] !== 0) return NEXT.done;
  c.framesetOk = false;
  c.handler.amend(c.tag);
  return NEXT.done;
}

/** body is the second frame once head is closed. */
function bodyFrame(c: Construction): number {
  return c.depth > 1 ? 1 : 0;
}

function startFrameset(c: Construction): Next {
  if (!c.framesetOk || c.elements[bodyFrame(c)] !== ELEMENT.body) return NEXT.done;
  popTo(c, 1);
  c.linkWaits = false;
  insert(c, MODE.frameset);
  return NEXT.done;
}

function endBlock(c: Construction): Next {
  const at = inScope(c, c.tag.element, SCOPE);
  if (at >= 0) popTo(c, at);
  return NEXT.done;
}

function endForm(c: Construction): Next {
  const inTemplate = c.open[ELEMENT.template] !== 0;
  const wasOpen = c.formIsOpen;
  const frame = c.formFrame;
  if (!inTemplate) c.formIsOpen = false;
  if (!inTemplate && !wasOpen) return NEXT.done;
  if (inScope(c, ELEMENT.form, SCOPE) < 0) return NEXT.done;
  closeImplied(c, -1);
  if (inTemplate) closeInScope(c, ELEMENT.form, SCOPE);
  else if (frame >= 0) endFrame(c, frame);
  return NEXT.done;
}

/** A stray `</p>` is an empty paragraph: what stands before and after it is apart. */
function endParagraph(c: Construction): Next {
  if (!closeParagraph(c)) implyEmpty(c, ELEMENT.p);
  return NEXT.done;
}

function implyEmpty(c: Construction, element: number): void {
  imply(c, element, currentMode(c));
  if (currentElement(c) === element) pop(c);
  else c.overflow--;
}

function endListItem(c: Construction): Next {
  closeInScope(c, ELEMENT.li, LIST_SCOPE);
  return NEXT.done;
}

function endHeading(c: Construction): Next {
  const at = ruleInScope(c, RULE.heading, SCOPE);
  if (at >= 0) popTo(c, at);
  return NEXT.done;
}

function endFormattingTag(c: Construction): Next {
  endFormatting(c, c.tag.element);
  return NEXT.done;
}

/** `</br>` is read as `<br>`. */
function endBreak(c: Construction): Next {
  reconstruct(c);
  c.framesetOk = false;
  implyEmpty(c, ELEMENT.br);
  return NEXT.done;
}

/** `</template>` wherever it stands. */
export function endTemplate(c: Construction): Next {
  if (c.open[ELEMENT.template] === 0) return NEXT.done;
  clearBackToTemplate(c);
  pop(c);
  return NEXT.done;
}

function clearBackToTemplate(c: Construction): void {
  while (currentElement(c) !== ELEMENT.template) pop(c);
}

/** Any other end tag: closes the innermost element of that name unless a special element stands above it. */
function endAny(c: Construction): Next {
  const { element } = c.tag;
  if (element !== 0 && c.open[element] === 0) return NEXT.done;
  for (let at = c.depth - 1; at > 0; at--) {
    c.steps++;
    if (c.elements[at] === element && (element !== 0 || hasTagName(c, at))) {
      popTo(c, at);
      return NEXT.done;
    }
    if (((c.rules[at] ?? 0) & RULE.special) !== 0) return NEXT.done;
  }
  return NEXT.done;
}

const STARTS: readonly (readonly [names: string, rule: Rule])[] = [
  ['li', startListItem],
  ['dd dt', startDefinition],
  ['h1 h2 h3 h4 h5 h6', startHeading],
  ['pre listing', startBlock],
  ['form', startForm],
  ['plaintext', startPlaintext],
  ['button', startButton],
  ['a', startLink],
  ['nobr', startNobr],
  ['area br embed img keygen wbr', startInlineVoid],
  ['input', startInput],
  ['param source track', startVoid],
  ['hr', startRule],
  ['image', startImage],
  ['textarea iframe noembed', startRaw],
  ['xmp', startXmp],
  ['base basefont bgsound link meta noframes script style template title', startMetadata],
  ['table', startTable],
  ['select', startSelect],
  ['optgroup option', startOption],
  ['rb rtc', startRubyBase],
  ['rp rt', startRubyText],
  ['svg math', startForeign],
  ['html', amendHtml],
  ['body', amendBody],
  ['frameset', startFrameset],
  ['caption col colgroup frame head tbody td tfoot th thead tr', done],
];

const ENDS: readonly (readonly [names: string, rule: Rule])[] = [
  ['button pre listing', endBlock],
  ['applet marquee object dd dt', endBlock],
  ['form', endForm],
  ['p', endParagraph],
  ['li', endListItem],
  ['h1 h2 h3 h4 h5 h6', endHeading],
  ['a', endLink],
  ['b big code em font i nobr s small strike strong tt u', endFormattingTag],
  ['br', endBreak],
  ['template', endTemplate],
  // Nothing that follows them is read in another way, and nothing that is open closes.
  ['body html', done],
];

const startRules = rulesByElement(STARTS, startBlock, startInline);
const endRules = rulesByElement(ENDS, endBlock, endAny);

function rulesByElement(
  listed: readonly (readonly [names: string, rule: Rule])[],
  block: Rule,
  other: Rule,
): readonly Rule[] {
  const rules = Array.from({ length: ELEMENT_IDS }, (_, id) =>
    ((elementRules[id] ?? 0) & RULE.closesParagraph) === 0 ? other : block,
  );
  const ids = new Map<string, number>(Object.entries(ELEMENT));
  for (const [names, rule] of listed) for (const name of names.split(' ')) rules[ids.get(name) ?? 0] = rule;
  return rules;
}

/** A start tag by the rules of body. */
export function startInBody(c: Construction): Next {
  const { element } = c.tag;
  if (c.framesetOk && ((elementRules[element] ?? 0) & RULE.framesetNotOk) !== 0) c.framesetOk = false;
  return (startRules[element] ?? startInline)(c);
}

/** An end tag by the rules of body. */
export function endInBody(c: Construction): Next {
  return (endRules[c.tag.element] ?? endAny)(c);
}
