/** Text that may be printed: what nobody sees is shown, and nothing steers a terminal or a CI system. */
import { once } from './once.ts';
import { masked } from './secrets.ts';

/** Most texts have nothing but what is seen, and ends of lines. */
const OTHER = /[^ -~\t\n]/;

/**
 * Characters that are not seen, or change how others are: controls of C0 and C1 but tab and line ends (a return alone
 * writes over its line), format characters (bidirectional controls, zero width, tags, annotations), separators of lines
 * and paragraphs, half surrogate pairs, noncharacters, and all that Unicode wants ignored where it is not supported
 * (fillers, variation selectors). The format characters after the two hyphens are seen: they are drawn around numbers
 * (Unicode 17.0, 9.2 and 15.2).
 */
const UNSEEN = once(
  () =>
    new RegExp(
      String.raw`[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Variation_Selector}\p{Noncharacter_Code_Point}]--[\t\n\r\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]]|\r(?!\n)`,
      'gv',
    ),
);

/** Scripts whose letters are joined, or whose conjuncts are made, by the two joiners (Unicode 17.0, 9 and 12 to 16). */
const JOINED = [
  ...'Adlm Arab Chrs Mand Mani Mong Nkoo Ougr Phag Phlp Rohg Sogd Syrc'.split(' '),
  ...'Bali Beng Cham Deva Gujr Guru Java Khmr Knda Kthi Lana Mlym Mymr Newa Orya Sinh Sund Taml Telu'.split(
    ' ',
  ),
]
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('');

const EMOJI = String.raw`\p{Extended_Pictographic}`;

/** Where characters of the same kind are part of what is read. */
const READ = once(
  () =>
    new RegExp(
      [
        // A joiner between letters of which one is of such a script (UAX 31, 2.3), or after a virama (RFC 5892, A.1 and A.2).
        String.raw`(?<=[[\p{L}\p{M}\p{N}]--\p{Default_Ignorable_Code_Point}])[\u200c\u200d](?=[[${JOINED}]&&[\p{L}\p{M}]])`,
        String.raw`(?<=[[${JOINED}]&&[\p{L}\p{M}]])[\u200c\u200d](?=\p{L})`,
        String.raw`(?<=[[${JOINED}]&&\p{M}&&\p{Diacritic}])[\u200c\u200d]`,
        // Emoji that are joined, or of one of two styles (UTS 51, 1.4), and keycaps.
        String.raw`(?<=${EMOJI}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=${EMOJI})`,
        String.raw`(?<=${EMOJI})[\ufe0e\ufe0f]`,
        String.raw`(?<=[0-9#*])\ufe0f(?=\u20e3)`,
        // Forms of ideographs (UTS 37) and of Mongolian letters.
        String.raw`(?<=\p{Ideographic})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
        String.raw`(?<=[\p{scx=Mong}&&\p{L}])[\u180b-\u180f]`,
        // A place where a word may be parted.
        String.raw`(?<=[[\p{L}\p{M}]--\p{Default_Ignorable_Code_Point}])\u00ad(?=\p{L})`,
      ].join('|'),
      'yv',
    ),
);

function isRead(text: string, at: number): boolean {
  const read = READ();
  read.lastIndex = at;
  return read.test(text);
}

/** The text with each character that is not seen as it is written here. Tabs and line ends stay. */
export function unseenAs(text: string, write: (character: string) => string): string {
  if (!OTHER.test(text)) return text;
  return text.replace(UNSEEN(), (character, at: number) => (isRead(text, at) ? character : write(character)));
}

/** A character by its number: `\u{E0041}`. */
const byNumber = (character: string): string =>
  `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;

/** The text with each character that is not seen shown as `\u{E0041}`. */
export function visible(text: string): string {
  return unseenAs(text, byNumber);
}

/**
 * JSON text that is safe to print and reads as it did, but for the secrets of addresses, which are masked: what is not
 * seen, and what would be a command to a CI system, comes as escapes.
 */
export function printable(json: string): string {
  return inert(visibleJson(masked(json)), escapes);
}

/** JSON text with the characters that are not seen as its own escapes. */
export function visibleJson(json: string): string {
  return unseenAs(json, escapes);
}

function escapes(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

/**
 * The sign that makes a command of a line in the log of a CI job: two colons at its start, whatever indents or colours it
 * (GitHub, "Workflow commands"; `ActionCommand.TryParseV2` of its runner trims the line), and two number signs before a
 * bracket anywhere, a word between them or not (`TryParse` of the same; Azure Pipelines, "Logging commands"; TeamCity,
 * "Service messages").
 */
const COMMAND = /:(?=:)(?<=^(?:\s|\u001b\[[\d;]*[A-Za-z])*:)|#(?=#\w{0,20}\[)/gm;

/** A finished text of which no line is a command to a CI system. `write`: how its first sign is shown. */
export function inert(text: string, write: (character: string) => string = byNumber): string {
  return text.replace(COMMAND, write);
}
