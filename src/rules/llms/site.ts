import type { Exchange } from '../../exchange.ts';
import { isRead, pageAnswer } from '../../access/page-answer.ts';
import { namesTopic, slugsTopic, type NamedTopic } from '../../facts/llms-txt/names.ts';
import { metaContent } from '../../facts/page-head.ts';
import type { PageFacts } from '../../facts/page-facts.ts';
import { pageIdentity } from '../../facts/identity/page-identity.ts';
import { kindOfPath } from '../../facts/path-kind.ts';
import { pageFacts } from '../../facts/page.ts';
import { textOf } from '../../readers/structured-data/entity-index.ts';
import { parsedUrl } from '../../values/url.ts';
import type { LlmsSite, LlmsSitePage } from '../../fixes/llms-txt.ts';
import type { LlmsCheckInput } from './input.ts';

/** What the home page says of its site, for the texts to paste. */
export interface KnownSite {
  readonly site: LlmsSite;
  /** Addresses of the pages that the home page links to under such a name. */
  readonly topics: Readonly<Record<NamedTopic, string | null>>;
}

/** Links of the home page that are taken for its navigation. */
const MAX_NAVIGATION = 200;

/** Reads the home page; a page that was not served tells nothing but its origin. */
export function knownSite({ origin, home, pages, robots }: LlmsCheckInput): KnownSite {
  const facts = servedPage(home);
  const sitemapUrl = robots.sitemaps[0] ?? null;
  if (facts === null)
    return {
      site: { origin, lang: '', pages: pages ?? [], sitemapUrl },
      topics: { pricing: topicOf(pages, null, 'pricing'), faq: topicOf(pages, null, 'faq') },
    };
  const { statedName, description, ownership } = pageIdentity(facts);
  const owner = ownership.organization;
  const links = facts.links.filter(({ internal, url }) => internal && url !== null).slice(0, MAX_NAVIGATION);
  return {
    site: {
      origin,
      lang: facts.lang,
      organization: {
        // A name made of the host says less than the end that the titles share.
        name: statedName,
        description: owner === null ? '' : textOf(owner, 'description'),
      },
      siteName: metaContent(facts, 'og:site_name'),
      description,
      pages: pages ?? [homePage(facts)],
      navigation: links.flatMap(({ url }) => url ?? []),
      sitemapUrl,
      contactUrl: links.find(({ url }) => isContact(url ?? ''))?.url ?? null,
    },
    topics: { pricing: topicOf(pages, facts, 'pricing'), faq: topicOf(pages, facts, 'faq') },
  };
}

/** The facts of the answer where that is the page, `null` where something else came. */
function servedPage(exchange: Exchange): PageFacts | null {
  const page = pageFacts(exchange);
  return isRead(pageAnswer(exchange, page)) ? page : null;
}

/** Whether the answer is the page. */
export const isServed = (exchange: Exchange): boolean => servedPage(exchange) !== null;

function isContact(address: string): boolean {
  return kindOfPath(parsedUrl(address)?.pathname ?? '') === 'contact';
}

function homePage(facts: PageFacts): LlmsSitePage {
  return {
    url: facts.finalUrl,
    title: facts.title,
    description: metaContent(facts, 'description'),
    h1: facts.headings.find(({ level }) => level === 1)?.text ?? '',
    lang: facts.lang,
    canonical: null,
    indexable: true,
    status: 200,
    inlinks: 1,
    depth: 0,
  };
}

function topicOf(
  pages: readonly LlmsSitePage[] | undefined,
  home: PageFacts | null,
  topic: NamedTopic,
): string | null {
  const page = pages?.find(
    ({ url, h1, status }) => status === 200 && (slugsTopic(url, topic) || namesTopic(h1, topic)),
  );
  if (page !== undefined) return page.url;
  const link = home?.links.find(
    ({ internal, url, text }) =>
      internal && url !== null && (slugsTopic(url, topic) || namesTopic(text, topic)),
  );
  return link?.url ?? null;
}
