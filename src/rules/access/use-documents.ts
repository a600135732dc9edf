/** What documents beside the page say of the use of its text: licences that robots.txt names, and a file of reservations. */
import { contentTypeOf, isSuccess, type Exchange } from '../../exchange.ts';
import { reservationsIn } from '../../facts/tdm-reservations.ts';
import type { WellKnownFound } from '../../facts/well-known.ts';
import { decodeText } from '../../readers/charset/decode.ts';
import { readRsl } from '../../readers/xml/rsl.ts';
import { declare, USE_PURPOSES, type UseDeclaration, type UsePurpose } from './use-declaration.ts';

/** The usages of RSL 1.0, and two of its drafts that documents still hold. */
const OF_RSL: Readonly<Record<string, readonly UsePurpose[]>> = {
  all: USE_PURPOSES,
  'ai-all': ['answer', 'train'],
  'ai-train': ['train'],
  'train-ai': ['train'],
  'train-genai': ['train'],
  'ai-input': ['answer'],
  'ai-index': ['answer'],
  search: ['search'],
};

/** The whole site, as a licence writes it. */
const WHOLE: ReadonlySet<string> = new Set(['', '/', '/*', '*']);

/** The statements of a licence, each once. */
export function ofLicense(answer: Exchange): UseDeclaration[] {
  const { terms } = readLicense(answer);
  const found = terms.flatMap(({ content, kind, usage }) =>
    (OF_RSL[usage] ?? []).map((purpose) =>
      declare('licence', {
        purpose,
        says: kind === 'permits' ? 'license' : 'deny',
        means: 'rsl',
        text: `${kind} ${usage}`,
        isWhole: WHOLE.has(content),
      }),
    ),
  );
  const isFirst = ({ purpose, text }: UseDeclaration, at: number): boolean =>
    found.findIndex((one) => one.purpose === purpose && one.text === text) === at;
  return found.filter(isFirst);
}

/** The licence document of an answer; that of an error is none. */
export function readLicense({ status, headers, body }: Exchange): ReturnType<typeof readRsl> {
  return readRsl(isSuccess(status) ? decodeText(body, contentTypeOf(headers)).text : '');
}

/** The statements of a tdmrep.json. */
export function ofReservationFile(found: WellKnownFound): UseDeclaration[] {
  return reservationsIn(found).map(({ location, isReserved }) => {
    const value = isReserved ? '1' : '0';
    const says = isReserved ? 'deny' : 'allow';
    const text = `${location} tdm-reservation: ${value}`;
    const isWhole = WHOLE.has(location);
    return declare('tdmrep.json', { purpose: 'train', says, means: 'tdm-reservation', text, isWhole });
  });
}
