/** Pages whose text is not there yet. */
import type { Subject } from './subject.ts';

/** Share of the text from which a page of filler has no text of its own. */
const MOST = 0.5;

/** Whether most of the text is what a page has until its own is written: rules about prose say nothing of it. */
export const isFilled = ({ text: { defaultPage, filler } }: Pick<Subject, 'text'>): boolean =>
  defaultPage !== null || (filler !== null && filler.share >= MOST);
