/**
 * Hidden parts that ask for something: boxes to sign in, to comment, to report, which a click opens. They are no text
 * that the page keeps from its readers.
 */
import { FRAME } from './frame-kinds.ts';
import type { Reading } from './reading.ts';

/** Bytes of text in a form with its notes, the space behind each block counted; a part that holds more is a text with a form in it. */
const MAX_FORM_BYTES = 2_000;
/** Parts kept; what is hidden behind them counts as text. */
const MAX_FORMS = 1_000;

/** The outermost hidden element starts here. */
export function enterHidden({ hidden, serial, log }: Reading): void {
  hidden.from = serial;
  hidden.textFrom = log.length;
  hidden.isForm = false;
}

/** A field that a visitor fills in. */
export function openField(r: Reading): void {
  if ((r.bits & FRAME.hidden) !== 0) r.hidden.isForm = true;
}

/** The outermost hidden element ends here. */
export function leaveHidden({ hidden, serial, log }: Reading): void {
  const isForm = hidden.isForm && log.length - hidden.textFrom <= MAX_FORM_BYTES;
  if (isForm && hidden.forms.length < MAX_FORMS) hidden.forms.push({ from: hidden.from, to: serial });
}

/** A test for serials of hidden text that are asked in rising order. */
export function formTest({ hidden: { forms } }: Reading): (serial: number) => boolean {
  let next = 0;
  return (serial) => {
    while (next < forms.length && (forms[next]?.to ?? 0) < serial) next++;
    return serial >= (forms[next]?.from ?? Infinity);
  };
}
