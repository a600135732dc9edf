import type { PageFacts } from '../facts/page-facts.ts';
import { urlOnHost, urlUnder, webUrl, withFinalSlash } from '../values/url.ts';

/**
 * Path of the folder that a path names, ending in a slash: everything up to its last slash. A page without that slash
 * (`/docs`) names the folder `/docs/` when it was found below it, or when most of its links lead there. A redirect out of
 * the folder names the one that it leads to.
 *
 * @param asked Path that was asked for.
 * @param page What answered.
 */
export function namedFolder(asked: string, page: PageFacts): string {
  const final = webUrl(page.finalUrl)?.pathname ?? asked;
  const folder = withFinalSlash(asked);
  // Many servers take the slash away again: whoever wrote it meant the folder.
  const isWritten = asked === folder && withFinalSlash(final) === folder;
  if (final.startsWith(folder) || isWritten) return folder;
  const own = withFinalSlash(final);
  if (own !== final && leadsBelow(page, own)) return own;
  const around = folderAround(asked);
  return around !== '/' && final.startsWith(around) ? around : folderAround(final);
}

const folderAround = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Whether more pages of the host that the page links to lie below the folder than elsewhere. */
function leadsBelow({ links, finalUrl }: PageFacts, folder: string): boolean {
  const own = webUrl(finalUrl);
  if (own === null) return false;
  const base = new URL(own.origin + folder);
  const targets = new Set(links.flatMap(({ url }) => url ?? []));
  let below = 0;
  let elsewhere = 0;
  for (const target of targets) {
    const url = urlOnHost(target, base);
    if (url === null || withFinalSlash(url.pathname) === folder) continue;
    if (urlUnder(target, base) === null) elsewhere += 1;
    else below += 1;
  }
  return below > elsewhere;
}
