import { WELL_KNOWN_FILES } from '../catalog/well-known.ts';
import { readWellKnown, type WellKnownAnswer } from '../facts/well-known.ts';
import { isThrottle } from '../net/host-state.ts';
import type { AskInTurn } from './negotiated.ts';

/** Pages in place of a file after which no more is asked: such a server answers everything with its page. */
const MAX_PAGES = 2;

/** Asks for the files at the well-known addresses of an origin, until the host throttles or answers all with its page. */
export async function askForWellKnown(ask: AskInTurn, origin: string): Promise<readonly WellKnownAnswer[]> {
  const answers: WellKnownAnswer[] = [];
  let pages = 0;
  for (const file of WELL_KNOWN_FILES) {
    const answer = await ask(origin + file.path, 'json');
    if (answer === null) continue;
    if (isThrottle(answer)) break;
    answers.push({ file, answer });
    if (readWellKnown({ file, answer })?.state === 'page') pages += 1;
    if (pages >= MAX_PAGES) break;
  }
  return answers;
}
