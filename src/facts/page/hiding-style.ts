/** Inline styles by which people do not see a text that is in the page (CSS 2.2, CSS Color 4). */

/** Nobody sees what these are set on: not shown, without size, far off the screen, cut away, transparent. */
const UNSEEN = new RegExp(
  `(?:^|;)(?:${[
    'display:none',
    'visibility:(?:hidden|collapse)',
    String.raw`opacity:0?(?:\.0\d*)?(?![\d.])`,
    String.raw`font(?:-size)?:(?:0|[0-2](?:\.\d+)?px|[0-2](?:\.\d+)?pt|0?\.[0-2]\d*r?em)(?![\d.%\w])`,
    String.raw`(?:left|right|top|bottom|text-indent|margin-(?:left|top)):-\d{3,}`,
    String.raw`transform:[^;]*translate[xy3d]*\([^)]*-\d{3,}`,
    String.raw`transform:[^;]*scale\(0(?:\.0\d*)?\)`,
    String.raw`clip:rect\((?:[01](?:px)?[,)]?){4}`,
    String.raw`clip-path:(?:inset\((?:50|100)%|circle\(0)`,
    'color:(?:transparent|rgba\\([^)]*,0(?:\\.0\\d*)?\\))',
  ].join('|')})`,
);

const NO_SIZE = new RegExp(String.raw`(?:^|;)(?:max-)?(?:width|height):[01](?:px)?(?=;|$|!)`);
const CUT = /(?:^|;)overflow(?:-[xy])?:(?:hidden|clip)/;
const COLOUR = /(?:^|;)color:([^;!]+)/;
const BACKGROUND = /(?:^|;)background(?:-color)?:([^;!]+)/;

/** An inline style in lower case without blanks, as the other functions take it. */
export const bareStyle = (style: string): string => style.toLowerCase().replaceAll(/\s+|\/\*.*?\*\//g, '');

/** Whether nobody sees what has this style, on a background of this colour (empty: not known). */
export function isUnseen(style: string, background: string): boolean {
  if (UNSEEN.test(style) || (NO_SIZE.test(style) && CUT.test(style))) return true;
  const colour = colourOf(style, COLOUR);
  return colour !== '' && colour === (colourOf(style, BACKGROUND) || background);
}

/** The colour behind what has this style; empty where the style names none. */
export const backgroundOf = (style: string): string => colourOf(style, BACKGROUND);

const NAMED: Readonly<Record<string, string>> = { white: 'ffffff', black: '000000' };

/** One spelling of a colour: six digits for those of sRGB without alpha, else as written. */
function colourOf(style: string, property: RegExp): string {
  const [, written = ''] = property.exec(style) ?? [];
  if (written === '') return '';
  const [, short = ''] = /^#([\da-f]{3})$/.exec(written) ?? [];
  if (short !== '') return Array.from(short, (digit) => digit + digit).join('');
  const [, long = ''] = /^#([\da-f]{6})(?:ff)?$/.exec(written) ?? [];
  const [, red, green, blue] = /^rgba?\((\d+),(\d+),(\d+)(?:,1)?\)$/.exec(written) ?? [];
  if (blue === undefined) return long || (NAMED[written] ?? written);
  return [red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join('');
}
