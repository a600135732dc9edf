/** Pages as an agent asks for them that would rather have Markdown: the home page, and one page below it. */
import { isSuccess, type Exchange } from '../exchange.ts';
import type { MarkdownAnswer } from '../facts/markdown-answer.ts';
import { pageFacts } from '../facts/page.ts';
import { pathSegments, urlKey, urlUnder } from '../values/url.ts';
import { isThrottle } from '../net/host-state.ts';
import type { Accept } from '../net/model.ts';
import type { SiteEntry } from './entry.ts';

/** Asks for an address in the turn of its host. `null`: our robot may not, or the host is given up. */
export type AskInTurn = (url: string, accept: Accept) => Promise<Exchange | null>;

/** A file in place of a page: `/logo.png`, `/a.pdf`. */
const FILE = /\.(?!html?$|php$|aspx?$)[a-z0-9]{2,5}$/i;

/** What is known of the site before. */
interface KnownSite extends Pick<SiteEntry, 'base' | 'home' | 'homeUrl'> {
  /** Addresses that its sitemap lists. */
  readonly listed: readonly string[];
}

/**
 * Two requests, and one for the HTML of the second page where it came as Markdown: words are compared with it. A host
 * that throttles is asked for nothing more.
 */
export async function askForMarkdown(ask: AskInTurn, site: KnownSite): Promise<readonly MarkdownAnswer[]> {
  const { home, homeUrl } = site;
  const answers: MarkdownAnswer[] = [];
  const first = await ask(homeUrl, 'markdown');
  if (first === null || isThrottle(first)) return [];
  answers.push({ html: home, markdown: first });
  const article = articleOf(site);
  const second = article === null ? null : await ask(article, 'markdown');
  if (article === null || second === null || isThrottle(second)) return answers;
  const html = saysMarkdown(second) ? await ask(article, 'html') : null;
  return [...answers, { html, markdown: second }];
}

const saysMarkdown = ({ status, headers }: Exchange): boolean =>
  isSuccess(status) &&
  headers.some(([name, value]) => name.toLowerCase() === 'content-type' && /markdown/i.test(value));

/** A page below the home page: the first of two segments or more, such as `/blog/tea`, else any other. */
function articleOf({ base, home, homeUrl, listed }: KnownSite): string | null {
  const site = new URL(base);
  const isPage = (address: string): boolean => {
    const url = urlUnder(address, site);
    return url !== null && !FILE.test(url.pathname) && urlKey(address) !== urlKey(homeUrl);
  };
  const linked = (): string[] =>
    pageFacts(home).links.flatMap(({ url, internal }) => (internal && url !== null ? [url] : []));
  const found = listed.filter(isPage);
  const pages = found.length > 0 ? found : linked().filter(isPage);
  return pages.find((address) => pathSegments(new URL(address).pathname).length > 1) ?? pages[0] ?? null;
}
