/** Whether a doctype puts a page into quirks mode, where a table may be inside a paragraph. */

/** Public identifiers that start like this. Source: HTML Living Standard 13.2.6.4.1, read 2026-11. */
const QUIRKY_PREFIXES: readonly string[] = [
  '+//silmaril//dtd html pro v0r11 19970101//',
  '-//as//dtd html 3.0 aswedit + extensions//',
  '-//advasoft ltd//dtd html 3.0 aswedit + extensions//',
  '-//ietf//dtd html',
  '-//metrius//dtd metrius presentational//',
  '-//microsoft//dtd internet explorer 2.0 html strict//',
  '-//microsoft//dtd internet explorer 2.0 html//',
  '-//microsoft//dtd internet explorer 2.0 tables//',
  '-//microsoft//dtd internet explorer 3.0 html strict//',
  '-//microsoft//dtd internet explorer 3.0 html//',
  '-//microsoft//dtd internet explorer 3.0 tables//',
  '-//netscape comm. corp.//dtd html//',
  '-//netscape comm. corp.//dtd strict html//',
  "-//o'reilly and associates//dtd html 2.0//",
  "-//o'reilly and associates//dtd html extended 1.0//",
  "-//o'reilly and associates//dtd html extended relaxed 1.0//",
  '-//sq//dtd html 2.0 hotmetal + extensions//',
  '-//softquad software//dtd hotmetal pro 6.0::19990601::extensions to html 4.0//',
  '-//softquad//dtd hotmetal pro 4.0::19971010::extensions to html 4.0//',
  '-//spyglass//dtd html 2.0 extended//',
  '-//sun microsystems corp.//dtd hotjava html//',
  '-//sun microsystems corp.//dtd hotjava strict html//',
  '-//w3c//dtd html 3 1995-03-24//',
  '-//w3c//dtd html 3.2 draft//',
  '-//w3c//dtd html 3.2 final//',
  '-//w3c//dtd html 3.2//',
  '-//w3c//dtd html 3.2s draft//',
  '-//w3c//dtd html 4.0 frameset//',
  '-//w3c//dtd html 4.0 transitional//',
  '-//w3c//dtd html experimental 19960712//',
  '-//w3c//dtd html experimental 970421//',
  '-//w3c//dtd w3 html//',
  '-//w3o//dtd w3 html 3.0//',
  '-//webtechs//dtd mozilla html 2.0//',
  '-//webtechs//dtd mozilla html//',
];

const QUIRKY_IDS: ReadonlySet<string> = new Set([
  '-//w3o//dtd w3 html strict 3.0//en//',
  '-/w3c/dtd html 4.0 transitional/en',
  'html',
]);

/** Quirky only without a system identifier. */
const QUIRKY_WITHOUT_SYSTEM: readonly string[] = [
  '-//w3c//dtd html 4.01 frameset//',
  '-//w3c//dtd html 4.01 transitional//',
];

const QUIRKY_SYSTEM = 'http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd';

/** A doctype is read up to this many bytes; the longest in use has about 130. */
export const MAX_DOCTYPE_BYTES = 1024;

const DOCTYPE =
  /^<!doctype[\t\n\f\r ]*([^\t\n\f\r >]+)[\t\n\f\r ]*(?:(public|system)[\t\n\f\r ]*(?:"([^">]*)"|'([^'>]*)')[\t\n\f\r ]*(?:"([^">]*)"|'([^'>]*)')?)?/i;

/** Judges a whole declaration, `<!doctype … >`. */
export function isQuirky(declaration: string): boolean {
  const match = DOCTYPE.exec(declaration);
  if (match === null || match[1]?.toLowerCase() !== 'html') return true;
  const keyword = match[2]?.toLowerCase();
  if (keyword === undefined)
    return /^<!doctype[\t\n\f\r ]*html[\t\n\f\r ]+(public|system)/i.test(declaration);
  const first = (match[3] ?? match[4] ?? '').toLowerCase();
  const second = match[5] ?? match[6] ?? null;
  if (keyword === 'system') return first === QUIRKY_SYSTEM;
  if (QUIRKY_IDS.has(first) || second?.toLowerCase() === QUIRKY_SYSTEM) return true;
  if (QUIRKY_PREFIXES.some((prefix) => first.startsWith(prefix))) return true;
  return second === null && QUIRKY_WITHOUT_SYSTEM.some((prefix) => first.startsWith(prefix));
}
