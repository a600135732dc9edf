/**
 * EUC-KR as the Encoding Standard reads it: as Windows code page 949, which has a place for every syllable. Node's
 * decoder knows the 2,350 of KS X 1001 alone.
 */
import { Buffer } from 'node:buffer';

const PLAIN = new TextDecoder('euc-kr');
/** What the decoder of Node makes of a byte pair that it does not know. */
const MISSED = /[\u0080-\u00A0\uFFFD]/;
const REPLACEMENT = 0xfffd;

/** Bytes of a pair (Encoding Standard, "euc-kr decoder"). */
const FIRST_LEAD = 0x81;
const FIRST_TRAIL = 0x41;
const LAST_BYTE = 0xfe;
const TRAILS = LAST_BYTE - FIRST_TRAIL + 1;
/** From here on both bytes of KS X 1001. */
const FIRST_KS = 0xa1;
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;

/** The text of EUC-KR bytes. Linear; what does not decode is U+FFFD. */
export function eucKrText(content: Uint8Array): string {
  const text = PLAIN.decode(content);
  return MISSED.test(text) ? readWith(codePage949(), content) : text;
}

function readWith(table: Uint16Array, content: Uint8Array): string {
  const units = Buffer.alloc(2 * content.length);
  let size = 0;
  for (let at = 0; at < content.length; at++) {
    const lead = content[at] ?? 0;
    const trail = content[at + 1] ?? 0;
    const isPair = lead >= FIRST_LEAD && lead <= LAST_BYTE;
    const unit = isPair ? (table[placeOf(lead, trail)] ?? 0) : lead;
    const isKnown = lead < 0x80 || (isPair && unit !== 0);
    size = units.writeUInt16LE(isKnown ? unit : REPLACEMENT, size);
    // An ASCII byte behind a lead that it does not fit stands for itself.
    if (isPair && (isKnown || trail >= 0x80)) at++;
  }
  return units.toString('utf16le', 0, size);
}

const placeOf = (lead: number, trail: number): number =>
  trail < FIRST_TRAIL || trail > LAST_BYTE ? -1 : (lead - FIRST_LEAD) * TRAILS + trail - FIRST_TRAIL;

/** € and ®, which Windows added behind A2. */
const ADDED = [
  [0xe6, 0x20ac],
  [0xe7, 0xae],
] as const;

/** What Node reads behind a lead, each trail in turn. */
function rowOf(lead: number): string[] {
  const lines: number[] = [];
  for (let trail = FIRST_KS; trail <= LAST_BYTE; trail++) lines.push(lead, trail, 0x0a);
  return PLAIN.decode(Uint8Array.from(lines)).trimEnd().split('\n');
}

/** UTF-16 units by their place, 0 for none: KS X 1001, and around it the other syllables in the order of Unicode. */
function codePage949(): Uint16Array {
  const table = new Uint16Array((LAST_BYTE - FIRST_LEAD + 1) * TRAILS);
  const known = new Set<number>();
  for (let lead = FIRST_KS; lead <= LAST_BYTE; lead++) {
    for (const [column, text] of rowOf(lead).entries()) {
      const unit = text.charCodeAt(0);
      // The private use area stands for rows that each vendor filled as it liked.
      if (unit === REPLACEMENT || (unit >= 0xe000 && unit <= 0xf8ff)) continue;
      known.add(unit);
      table[placeOf(lead, FIRST_KS + column)] = unit;
    }
  }
  for (const [trail, unit] of ADDED) table[placeOf(0xa2, trail)] = unit;
  let syllable = FIRST_SYLLABLE;
  for (let lead = FIRST_LEAD; syllable <= LAST_SYLLABLE; lead++) {
    for (let trail = FIRST_TRAIL; trail <= (lead < FIRST_KS ? LAST_BYTE : FIRST_KS - 1); trail++) {
      if ((trail > 0x5a && trail < 0x61) || (trail > 0x7a && trail < 0x81)) continue;
      while (known.has(syllable)) syllable++;
      if (syllable <= LAST_SYLLABLE) table[placeOf(lead, trail)] = syllable++;
    }
  }
  return table;
}
