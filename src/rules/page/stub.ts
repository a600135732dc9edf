/** Pages that are there only to send their visitors on. */
import { sentOnBy } from '../../facts/sends-on.ts';
import type { Subject } from './subject.ts';

/** What to do about it. */
export const REDIRECT_BY_STATUS = 'Redirect with HTTP status 301 instead';

/** Whether that is all there is to the page: it has no text of its own. */
export const isStub = ({ page, access }: Subject): boolean =>
  access?.kind === 'empty-shell' && sentOnBy(page) !== null;
