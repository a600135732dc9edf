import { TDM_FILE } from '../catalog/well-known.ts';
import type { WellKnownFound } from './well-known.ts';

/** One rule of a tdmrep.json: a path, and whether the rights of text and data mining are reserved there. */
export interface TdmReservation {
  readonly location: string;
  readonly isReserved: boolean;
}

/** Rules that are read. */
const MAX_RULES = 20;

/** The rules of a tdmrep.json (TDM Reservation Protocol, 6.1); none of another file. A rule without a path or a value is none. */
export function reservationsIn({ file, state, json }: WellKnownFound): readonly TdmReservation[] {
  if (file.key !== TDM_FILE.key || state !== 'valid' || !Array.isArray(json)) return [];
  return json.slice(0, MAX_RULES).flatMap((rule: unknown): TdmReservation[] => {
    if (typeof rule !== 'object' || rule === null) return [];
    const members = new Map<string, unknown>(Object.entries(rule));
    const location = members.get('location');
    const value = String(members.get('tdm-reservation'));
    if (typeof location !== 'string' || (value !== '0' && value !== '1')) return [];
    return [{ location, isReserved: value === '1' }];
  });
}
