/**
 * Whether the beginning of an inline script sends the visitor away while the page loads. An assignment to `location`
 * in a function counts when something runs that function on load: it is called where it stands, handed to a timer or
 * a listener of the load, or called by name from code that runs. What a click calls is a link, not a redirect.
 * What hangs on a condition sends some visitors only, those of an old telephone or of a frame, and is not claimed.
 * The code is not parsed: strings, comments and regular expressions are blanked and brackets are matched, which is
 * enough for the few kilobytes that are looked at. Where it stays unclear nothing is claimed.
 */

const REDIRECT =
  /(?:^|[^\w.$])(?:(?:window|document|top|self|parent)\.)*location(?:\.href)?\s*=(?!=)\s*["'`]|location\.(?:replace|assign)\s*\(\s*["'`]/g;

/** Strings, comments and regular expressions; a slash begins one of the latter only where no value stands before it. */
const LITERAL =
  /\/\/[^\n]*|\/\*.*?(?:\*\/|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|`(?:\\.|[^`\\])*`?|(?<=(?:^|[(,=:[!&|?{};])\s{0,8})\/(?![/*])(?:\\.|[^/\\\n])+\//gs;

/** Functions in the code beyond which it stays unclear: a library in few characters, or noise. */
const MAX_FUNCTIONS = 64;
/** Characters before a bracket in which its name, and what that is assigned to, stand. */
const HEAD = 80;

/** Before the bracket of a condition; at the end of what comes before code that hangs on one. */
const IF = /(?:^|[^\w$.])if\s*$/;
const OTHERWISE = /(?:^|[^\w$.])else$/;
const EITHER = /&&$|\|\|$|\?$/;

/** What takes a bracket after it and is no function. */
const STATEMENT = /(?:^|[^\w$.])(?:if|for|while|switch|catch|with)\s*$/;
const FUNCTION = /(?:\basync\s+)?\bfunction\s*\*?\s*([\w$]*)\s*$/;
const METHOD = /([\w$]+)\s*$/;
const ARROW_PARAMETER = /[\w$]+$/;
const ASSIGNED = /([\w$]+)\s*=\s*$/;
const INVOKED = /(?:[!+~-]|\bvoid|\bawait)\s*$/;
/** Runs what it is given without waiting for the visitor. */
const RUNNER =
  /(?:^|[^\w$])(?:setTimeout|setInterval|requestAnimationFrame|requestIdleCallback|queueMicrotask|ready|then|\$|jQuery)\s*$/;
const LISTENER = /addEventListener\s*$/;
const LOAD_EVENT = /["'`](?:load|DOMContentLoaded|pageshow|readystatechange)["'`]/;
const ON_LOAD = /(?:^|[^\w$])on(?:load|pageshow|readystatechange)\s*=\s*$/;

interface Code {
  readonly source: string;
  /** The same with the insides of literals blanked; a character stands where it stood. */
  readonly masked: string;
  /** Bodies of functions, outer ones before inner ones. */
  readonly functions: readonly Body[];
  /** Blocks that hang on a condition. */
  readonly conditions: readonly Block[];
}

interface Block {
  readonly from: number;
  to: number;
}

interface Body extends Block {
  /** Where the function begins; its body is the block. */
  readonly head: number;
  /** Empty for a function without a name. */
  readonly name: string;
}

/** Whether the code holds what {@link redirectsOnLoad} looks into, wherever it stands. */
export function mayRedirect(source: string): boolean {
  return source.search(REDIRECT) !== -1;
}

/** Whether the code, at most some kilobytes of it, sets `location` to a text while the page loads. */
export function redirectsOnLoad(source: string): boolean {
  const masked = source.replaceAll(LITERAL, blanked);
  const places = [...masked.matchAll(REDIRECT)].map(({ index, 0: text }) => index + text.search(/[\w$]/));
  if (places.length === 0) return false;
  const { functions, conditions } = blocksOf(masked);
  if (functions.length > MAX_FUNCTIONS) return false;
  const code = { source, masked, functions, conditions };
  const known = new Map<Body, boolean>();
  const runs = (body: Body): boolean => {
    const run = known.get(body) ?? (isRun(code, body) || isCalled(code, body));
    known.set(body, run);
    return run;
  };
  return places.some((place) => !isConditional(code, place) && around(code, place).every(runs));
}

function blanked(literal: string): string {
  const quote = literal[0] ?? '';
  const isText = quote === '"' || quote === "'" || quote === '`';
  if (!isText) return ' '.repeat(literal.length);
  return literal.length === 1 ? quote : quote + ' '.repeat(literal.length - 2) + quote;
}

function blocksOf(masked: string): Pick<Code, 'functions' | 'conditions'> {
  const found: Body[] = [];
  const conditions: Block[] = [];
  const open: (Block | null)[] = [];
  const brackets: number[] = [];
  let lastGroup = 0;
  for (let at = 0; at < masked.length && found.length <= MAX_FUNCTIONS; at++) {
    const character = masked[at];
    if (character === '(') brackets.push(at);
    else if (character === ')') lastGroup = brackets.pop() ?? 0;
    else if (character === '}') closeBody(open.pop() ?? null, at);
    else if (character === '{') {
      const body = bodyAt(masked, at, lastGroup);
      const condition = body === null && hangs(masked, at) ? { from: at, to: masked.length } : null;
      if (body !== null) found.push(body);
      if (condition !== null) conditions.push(condition);
      open.push(body ?? condition);
    } else if (character === '>' && masked[at - 1] === '=') {
      const body = shortArrow(masked, at + 1, lastGroup);
      if (body !== null) found.push(body);
    }
  }
  return { functions: found, conditions };
}

function closeBody(block: Block | null, at: number): void {
  if (block !== null) block.to = at;
}

/** Whether what stands at a place comes about under a condition alone, its own or that of a block around it. */
function isConditional({ masked, conditions }: Code, place: number): boolean {
  return hangs(masked, place) || conditions.some(({ from, to }) => from < place && place < to);
}

/** Whether a statement or block at a place follows a condition. */
function hangs(masked: string, at: number): boolean {
  let end = at;
  while (end > 0 && ' \t\r\n('.includes(masked[end - 1] ?? '')) end--;
  const before = masked.slice(0, end);
  if (OTHERWISE.test(before.slice(-HEAD)) || EITHER.test(before.slice(-2))) return true;
  return before.endsWith(')') && IF.test(headBefore(before, openBracket(before.slice(0, -1))));
}

/** The function whose body opens at a brace, `null` for a block or an object. `group`: where the last `(…)` began. */
function bodyAt(masked: string, at: number, group: number): Body | null {
  const end = masked.slice(0, at).trimEnd().length;
  if (masked.endsWith('=>', end)) return arrowAt(masked, end - 2, at, group, masked.length);
  if (masked[end - 1] !== ')') return null;
  const head = headBefore(masked, group);
  if (STATEMENT.test(head)) return null;
  const declared = FUNCTION.exec(head) ?? METHOD.exec(head);
  if (declared === null) return null;
  const name = declared[1] || (ASSIGNED.exec(head.slice(0, declared.index))?.[1] ?? '');
  return { head: group - head.length + declared.index, from: at, to: masked.length, name };
}

const headBefore = (masked: string, at: number): string => masked.slice(Math.max(0, at - HEAD), at);

/** An arrow function that is an expression. */
function shortArrow(masked: string, at: number, group: number): Body | null {
  const isBody = /^\s*\{/.test(masked.slice(at, at + HEAD));
  return isBody ? null : arrowAt(masked, at - 2, at, group, endOfExpression(masked, at));
}

function arrowAt(masked: string, arrow: number, from: number, group: number, to: number): Body {
  const before = headBefore(masked, arrow).trimEnd();
  const parameter = ARROW_PARAMETER.exec(before);
  let head =
    before.endsWith(')') || parameter === null
      ? group
      : arrow - (headBefore(masked, arrow).length - parameter.index);
  const isAsync = /\basync\s*$/.exec(headBefore(masked, head));
  if (isAsync !== null) head -= isAsync[0].length;
  return { head, from, to, name: ASSIGNED.exec(headBefore(masked, head))?.[1] ?? '' };
}

/** Where the expression at a place ends: a comma, a semicolon, a line or a bracket that is not its own. */
function endOfExpression(masked: string, from: number): number {
  let depth = 0;
  for (let at = from; at < masked.length; at++) {
    const character = masked[at] ?? '';
    if ('([{'.includes(character)) depth++;
    else if (')]}'.includes(character) && depth-- === 0) return at;
    else if (depth === 0 && ',;\n'.includes(character)) return at;
  }
  return masked.length;
}

const around = ({ functions }: Code, place: number): Body[] =>
  functions.filter(({ from, to }) => from < place && place < to);

/** By its form: called where it stands, or given to what runs it. */
function isRun({ source, masked }: Code, { head }: Body): boolean {
  const before = masked.slice(0, head).trimEnd();
  const near = before.slice(-HEAD);
  if (INVOKED.test(near) || ON_LOAD.test(near)) return true;
  if (!before.endsWith('(') && !before.endsWith(',')) return false;
  const bracket = openBracket(before);
  if (bracket === -1) return false;
  const callee = headBefore(before, bracket).trimEnd();
  // A bracket that follows no value groups, and a function in a group is there to be called.
  if (!/[\w$)\]]$/.test(callee)) return true;
  if (LISTENER.test(callee)) return LOAD_EVENT.test(source.slice(bracket, head));
  return RUNNER.test(callee);
}

/** By its name, from code outside functions or in one that is run. */
function isCalled(code: Code, { name, head, from, to }: Body): boolean {
  if (name === '') return false;
  const uses = [...code.masked.matchAll(/[\w$]+/g)].filter(
    ({ 0: word, index }) =>
      word === name && (index < head || index > to) && !isTarget(code, index, name, from),
  );
  return uses.some(({ index }) => {
    if (isConditional(code, index) || !around(code, index).every((body) => isRun(code, body))) return false;
    const isCall = /^\s*\(/.test(code.masked.slice(index + name.length));
    return isCall || isRun(code, { head: index, from: index, to: index, name });
  });
}

/** The name where the function is assigned to it. */
function isTarget({ masked }: Code, index: number, name: string, from: number): boolean {
  return index < from && /^\s*=(?!=)/.test(masked.slice(index + name.length));
}

/** The last bracket that is open at the end of a text, -1 when none is. */
function openBracket(text: string): number {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at--) {
    if (text[at] === ')') depth++;
    if (text[at] === '(' && depth-- === 0) return at;
  }
  return -1;
}
