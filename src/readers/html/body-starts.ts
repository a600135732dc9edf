/** Start tags in the content of body, as one table: element → rule. */
import {
  type Construction,
  type Frame,
  MODE,
  NEXT,
  type Next,
  type Rule,
  frameAt,
  ignore,
} from './construction.ts';
import { insert, insertForeign, insertHere, insertVoid, pop, popTo, reconstruct } from './open-elements.ts';
import { ELEMENT, type ElementRows, RULE, elementRules } from './elements.ts';
import { endFormatting, endLink } from './formatting.ts';
import { NAMESPACE } from './handler.ts';
import { isHiddenInput } from './inputs.ts';
import { insertMetadata, insertPlaintext, insertRawContent } from './raw-content.ts';
import { rulesByElement } from './rule-table.ts';
import { closeImplied, closeInScope, closeParagraph, inScope } from './scopes.ts';

const SCOPE = RULE.scope;

function startBlock(c: Construction): Next {
  closeParagraph(c);
  insertHere(c);
  return NEXT.done;
}

function startHeading(c: Construction): Next {
  closeParagraph(c);
  if ((c.top.rules & RULE.heading) !== 0) pop(c);
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
    const { element, rules } = frameAt(c, at);
    if (element === first || element === second) {
      popTo(c, at);
      return;
    }
    const isLoose = element === ELEMENT.address || element === ELEMENT.div || element === ELEMENT.p;
    if (!isLoose && (rules & RULE.special) !== 0) return;
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
  insertPlaintext(c, c.top.mode);
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
  const outer = c.top.mode;
  const inTable = (outer >= MODE.table && outer <= MODE.row) || outer === MODE.cell || outer === MODE.caption;
  insert(c, inTable ? MODE.selectInTable : MODE.select);
  return NEXT.done;
}

function startOption(c: Construction): Next {
  if (c.top.element === ELEMENT.option) pop(c);
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
  if (bodyFrame(c).element !== ELEMENT.body || c.open[ELEMENT.template] !== 0) return NEXT.done;
  c.framesetOk = false;
  c.handler.amend(c.tag);
  return NEXT.done;
}

/** body is the second frame once head is closed. */
function bodyFrame(c: Construction): Frame {
  return frameAt(c, c.depth > 1 ? 1 : 0);
}

function startFrameset(c: Construction): Next {
  if (!c.framesetOk || bodyFrame(c).element !== ELEMENT.body) return NEXT.done;
  popTo(c, 1);
  c.linkWaits = false;
  insert(c, MODE.frameset);
  return NEXT.done;
}

const STARTS: ElementRows<Rule> = [
  ['li', startListItem],
  ['dd dt', startDefinition],
  ['h1 h2 h3 h4 h5 h6', startHeading],
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
  ['caption col colgroup frame head tbody td tfoot th thead tr', ignore],
];

const startRules = rulesByElement(STARTS, startBlock, startInline);

/** A start tag by the rules of body. */
export function startInBody(c: Construction): Next {
  const { element } = c.tag;
  if (c.framesetOk && ((elementRules[element] ?? 0) & RULE.framesetNotOk) !== 0) c.framesetOk = false;
  return (startRules[element] ?? startInline)(c);
}
