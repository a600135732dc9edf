/** Tags and text before body, in noscript of head, and in framesets. */
import { endTemplate } from './body-ends.ts';
import { amendHtml } from './body-starts.ts';
import { type Construction, MODE, NEXT, type Next } from './construction.ts';
import { imply, insert, insertVoid, pop } from './open-elements.ts';
import { ELEMENT, RULE, elementRules } from './elements.ts';
import { insertMetadata } from './raw-content.ts';

/** The end tags that the modes before body take as the start of what is missing. */
function startsBody(element: number): boolean {
  return element === ELEMENT.body || element === ELEMENT.html || element === ELEMENT.br;
}

function setMode(c: Construction, mode: number): void {
  c.top.mode = mode;
}

export function startBeforeHtml(c: Construction): Next {
  if (c.tag.element !== ELEMENT.html) return impliedHtml(c);
  insert(c, MODE.beforeHead);
  return NEXT.done;
}

export function impliedHtml(c: Construction): Next {
  imply(c, ELEMENT.html, MODE.beforeHead);
  return NEXT.again;
}

export function endBeforeHtml(c: Construction): Next {
  const { element } = c.tag;
  return element === ELEMENT.head || startsBody(element) ? impliedHtml(c) : NEXT.done;
}

export function startBeforeHead(c: Construction): Next {
  const { element } = c.tag;
  if (element === ELEMENT.html) return amendHtml(c);
  if (element !== ELEMENT.head) return impliedHead(c);
  insert(c, MODE.inHead);
  return NEXT.done;
}

export function impliedHead(c: Construction): Next {
  imply(c, ELEMENT.head, MODE.inHead);
  return NEXT.again;
}

export function endBeforeHead(c: Construction): Next {
  const { element } = c.tag;
  return element === ELEMENT.head || startsBody(element) ? impliedHead(c) : NEXT.done;
}

export function startInHead(c: Construction): Next {
  const { element } = c.tag;
  if (element === ELEMENT.html) return amendHtml(c);
  if (element === ELEMENT.head) return NEXT.done;
  if (((elementRules[element] ?? 0) & RULE.metadata) !== 0) {
    insertMetadata(c);
    return NEXT.done;
  }
  if (element !== ELEMENT.noscript) return leaveHead(c);
  insert(c, MODE.inHeadNoscript);
  return NEXT.done;
}

/** Head is kept open until body opens: metadata between `</head>` and `<body>` belongs to it. */
export function leaveHead(c: Construction): Next {
  setMode(c, MODE.afterHead);
  return NEXT.again;
}

export function endInHead(c: Construction): Next {
  const { element } = c.tag;
  if (element === ELEMENT.head) setMode(c, MODE.afterHead);
  if (element === ELEMENT.template) return endTemplate(c);
  return startsBody(element) ? leaveHead(c) : NEXT.done;
}

const NOSCRIPT_METADATA: ReadonlySet<number> = new Set([
  ELEMENT.basefont,
  ELEMENT.bgsound,
  ELEMENT.link,
  ELEMENT.meta,
  ELEMENT.noframes,
  ELEMENT.style,
]);

export function startInHeadNoscript(c: Construction): Next {
  const { element } = c.tag;
  if (element === ELEMENT.html) return amendHtml(c);
  if (element === ELEMENT.head || element === ELEMENT.noscript) return NEXT.done;
  if (!NOSCRIPT_METADATA.has(element)) return leaveNoscript(c);
  insertMetadata(c);
  return NEXT.done;
}

export function leaveNoscript(c: Construction): Next {
  pop(c);
  return NEXT.again;
}

export function endInHeadNoscript(c: Construction): Next {
  const { element } = c.tag;
  if (element === ELEMENT.noscript) pop(c);
  return element === ELEMENT.br ? leaveNoscript(c) : NEXT.done;
}

export function startAfterHead(c: Construction): Next {
  const { element } = c.tag;
  if (element === ELEMENT.html) return amendHtml(c);
  if (element === ELEMENT.head) return NEXT.done;
  if (((elementRules[element] ?? 0) & RULE.metadata) !== 0) {
    insertMetadata(c);
    return NEXT.done;
  }
  if (element !== ELEMENT.body && element !== ELEMENT.frameset) return impliedBody(c);
  pop(c);
  if (element === ELEMENT.body) c.framesetOk = false;
  insert(c, element === ELEMENT.body ? MODE.body : MODE.frameset);
  return NEXT.done;
}

export function impliedBody(c: Construction): Next {
  pop(c);
  imply(c, ELEMENT.body, MODE.body);
  return NEXT.again;
}

export function endAfterHead(c: Construction): Next {
  const { element } = c.tag;
  if (element === ELEMENT.template) return endTemplate(c);
  return startsBody(element) ? impliedBody(c) : NEXT.done;
}

export function startInFrameset(c: Construction): Next {
  const { element } = c.tag;
  if (element === ELEMENT.html) return amendHtml(c);
  if (element === ELEMENT.frameset) insert(c, MODE.frameset);
  else if (element === ELEMENT.frame) insertVoid(c);
  else if (element === ELEMENT.noframes) insertMetadata(c);
  return NEXT.done;
}

export function endInFrameset(c: Construction): Next {
  if (c.tag.element !== ELEMENT.frameset || c.top.element !== ELEMENT.frameset) return NEXT.done;
  pop(c);
  if (c.top.element !== ELEMENT.frameset) setMode(c, MODE.afterFrameset);
  return NEXT.done;
}

export function startAfterFrameset(c: Construction): Next {
  if (c.tag.element === ELEMENT.html) return amendHtml(c);
  if (c.tag.element === ELEMENT.noframes) insertMetadata(c);
  return NEXT.done;
}
