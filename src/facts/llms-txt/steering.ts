/** Text that gives orders to the model that reads it, instead of information. */
import { AMBIGUOUS_STEERING, STEERING_PHRASES } from '../../catalog/steering.ts';
import { dropIn, fold } from '../text/orders.ts';

/** UTF-16 units around an ambiguous phrase in which its companion must be. */
const NEAR = 60;

const PHRASES: readonly string[] = [...STEERING_PHRASES, ...AMBIGUOUS_STEERING.map(({ phrase }) => phrase)];

/** The first steering phrase of a text, as the catalogue writes it, or an order of another language as it is written; `null` without. */
export function steeringPhrase(text: string): string | null {
  const folded = inOneLine(text);
  const plain = STEERING_PHRASES.find((phrase) => holdsWhole(folded, phrase));
  if (plain !== undefined) return plain;
  const ambiguous = AMBIGUOUS_STEERING.find((entry) => holdsAmbiguous(folded, entry));
  return ambiguous?.phrase ?? dropIn(folded);
}

/** Whether a text holds any steering phrase, companions or not: what we never copy. */
export function mentionsSteering(text: string): boolean {
  const folded = inOneLine(text);
  return PHRASES.some((phrase) => folded.includes(phrase)) || dropIn(folded) !== null;
}

const inOneLine = (text: string): string => fold(text.replaceAll('\n', ' '));

/** A report ("was always recommended") is no order. */
function holdsWhole(text: string, phrase: string): boolean {
  let at = text.indexOf(phrase);
  while (at !== -1 && /[a-z]/.test(text.charAt(at + phrase.length))) at = text.indexOf(phrase, at + 1);
  return at !== -1;
}

function holdsAmbiguous(
  text: string,
  { phrase, before, after }: (typeof AMBIGUOUS_STEERING)[number],
): boolean {
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    const front =
      text
        .slice(Math.max(0, at - NEAR), at)
        .split(/[.!?] /)
        .at(-1) ?? '';
    const back = text.slice(at + phrase.length, at + phrase.length + NEAR).trimStart();
    if (before.some((word) => front.includes(`${word} `)) || after.some((word) => back.startsWith(word)))
      return true;
  }
  return false;
}
