/** The text of one element while its runs go by: an address or a date. */
import { MAX_LOC } from './loc-limits.ts';

/** An element whose text is wanted, with its text so far. */
export interface Capture {
  readonly role: 'loc' | 'spare-loc' | 'date' | 'spare-date';
  /** Lower case. */
  readonly name: string;
  readonly offset: number;
  readonly parts: string[];
  /** Characters of the parts. */
  length: number;
  /** An element `url` wraps the address: `<loc><url>…</url></loc>`, which some generators write. */
  isWrapped: boolean;
}

/** An element that begins. */
export function startCapture(role: Capture['role'], name: string, offset: number): Capture {
  return { role, name, offset, parts: [], length: 0, isWrapped: false };
}

/** Adds a run of text, up to one character over the longest address, so that a long one is seen to be too long. */
export function takeText(capture: Capture, text: string): void {
  const room = MAX_LOC + 1 - capture.length;
  const leading = capture.length === 0 ? text.trimStart() : text;
  if (room <= 0 || leading === '') return;
  capture.parts.push(leading.slice(0, room));
  capture.length += Math.min(room, leading.length);
}

/** The text of the element, trimmed. */
export function capturedText({ parts }: Capture): string {
  return parts.join('').trim();
}
