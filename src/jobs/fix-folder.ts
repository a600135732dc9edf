/** A folder in memory as fixers see it. */
import { canonicalOf, isSamePage, ownAddress } from '../facts/page-head.ts';
import { indexingForbidden, pageDirectives } from '../facts/directives/page-directives.ts';
import type { FixSite } from '../patch/fix-site.ts';
import { fileText } from '../patch/file-text.ts';
import { pageFile, type PageFile } from '../patch/page-file.ts';
import { sourceFinder, type SourceFinder } from '../patch/value-sources.ts';
import { once, oncePer } from '../values/once.ts';
import { httpUrl } from '../values/url.ts';
import { addressOfFile } from './folder-pages.ts';
import type { Files } from './files-web.ts';
import { contentTypeOf, fileNames, pathUnder, siteBase } from './static-site.ts';

/** A folder in memory. */
export interface FixFolder {
  readonly site: FixSite;
  /** The path of the file that answers at an address without a redirect, `null` where none does. */
  readonly pathAt: (url: string) => string | null;
}

/**
 * The folder that is served at an address, with a slash at its end. `addresses`: those of pages by their paths, where an
 * audit has read them; others have the first at which they answer.
 */
export function openFolder(address: string, files: Files, addresses: ReadonlyMap<string, string>): FixFolder {
  const base = siteBase(address);
  const pathAt = (url: string): string | null => {
    const target = httpUrl(url);
    if (target === null || target.origin !== base.origin || !`${target.pathname}/`.startsWith(base.pathname))
      return null;
    const path = pathUnder(base, target);
    return path === null ? null : (fileNames(path).find((name) => files.has(name)) ?? null);
  };
  const text = oncePer((path) => {
    const bytes = files.get(path);
    return bytes === undefined ? null : fileText(bytes, contentTypeOf(path));
  });
  const page = oncePer((path): PageFile | null => {
    const bytes = files.get(path);
    return bytes === undefined || !/html/.test(contentTypeOf(path))
      ? null
      : pageFile(path, addresses.get(path) ?? addressOfFile(path, base), bytes, contentTypeOf(path));
  });
  const finders = new Map<PageFile, SourceFinder>();
  const finderOf = (own: PageFile): SourceFinder => {
    const finder = finders.get(own) ?? sourceFinder(own, address);
    finders.set(own, finder);
    return finder;
  };
  /** What the site says of itself is on its home page. */
  const sourceOf: FixSite['sourceOf'] = (own, value) => {
    const found = finderOf(own)(value);
    const home = found === null ? page('index.html') : null;
    return found ?? (home === null ? null : finderOf(home)(value));
  };
  const listable = once(() =>
    [...files.keys()]
      .filter((path) => /\.html?$/i.test(path) && !/(?:^|\/)(?:404\.html?|\.)/.test(path))
      .sort()
      .flatMap((path) => listed(page(path))),
  );
  return { site: { base: base.href, page, text, pathAt, listable, sourceOf }, pathAt };
}

/** The address of a page that may be indexed, and calls no other one canonical. */
function listed(page: PageFile | null): readonly string[] {
  if (page === null) return [];
  const { page: facts } = page.subject();
  const canonical = canonicalOf(facts);
  // A page without a word is nothing to list.
  if (facts.visibleWords === 0) return [];
  const isOwn = canonical === '' || isSamePage(canonical, facts.finalUrl);
  return isOwn && indexingForbidden(pageDirectives(facts)).length === 0 ? [ownAddress(facts)] : [];
}
