/** The checks of one category: those with points first, then those that only inform. */
import { blockedNoindex } from './technical/blocked-noindex.ts';
import { canonicalAbsolute } from './technical/canonical-absolute.ts';
import { canonicalHeader } from './technical/canonical-header.ts';
import { canonicalHome } from './technical/canonical-home.ts';
import { canonicalSelf } from './technical/canonical-self.ts';
import { charset } from './technical/charset.ts';
import { controlNames } from './technical/control-names.ts';
import { contentType } from './technical/content-type.ts';
import { fetchSize } from './technical/fetch-size.ts';
import { hreflang } from './technical/hreflang.ts';
import { httpOk } from './technical/http-ok.ts';
import { https } from './technical/https.ts';
import { imagePreview } from './technical/image-preview.ts';
import { imgAlt } from './technical/img-alt.ts';
import { inSitemap } from './technical/in-sitemap.ts';
import { indexable } from './technical/indexable.ts';
import { insecureLinks } from './technical/insecure-links.ts';
import { internalLinks } from './technical/internal-links.ts';
import { internalNofollow } from './technical/internal-nofollow.ts';
import { langDeclared } from './technical/lang-declared.ts';
import { linkAddresses } from './technical/link-addresses.ts';
import { linkNames } from './technical/link-names.ts';
import { mainLandmark } from './technical/main-landmark.ts';
import { metaInBody } from './technical/meta-in-body.ts';
import { pageNofollow } from './technical/page-nofollow.ts';
import { paginationCanonical } from './technical/pagination-canonical.ts';
import { privateLinks } from './technical/private-links.ts';
import { redirectDowngrade } from './technical/redirect-downgrade.ts';
import { redirectKind } from './technical/redirect-kind.ts';
import { redirects } from './technical/redirects.ts';
import { robotsSearchBots } from './technical/robots-search-bots.ts';
import { scriptLinks } from './technical/script-links.ts';
import { serverRendered } from './technical/server-rendered.ts';
import { snippetAllowed } from './technical/snippet-allowed.ts';
import { ttfb } from './technical/ttfb.ts';
import { unavailableAfter } from './technical/unavailable-after.ts';
import { urlWords } from './technical/url-words.ts';
import { userFetchers } from './technical/user-fetchers.ts';
import { viewport } from './technical/viewport.ts';
import { wholeAnswer } from './technical/whole-answer.ts';

/** The checks of the technical category. */
export const technicalChecks = [
  httpOk,
  indexable,
  robotsSearchBots,
  serverRendered,
  snippetAllowed,
  canonicalSelf,
  redirects,
  https,
  langDeclared,
  charset,
  viewport,
  fetchSize,
  internalLinks,
  inSitemap,
  urlWords,
  mainLandmark,
  ttfb,
  imgAlt,
  hreflang,
  blockedNoindex,
  canonicalAbsolute,
  canonicalHeader,
  canonicalHome,
  contentType,
  controlNames,
  imagePreview,
  insecureLinks,
  internalNofollow,
  linkAddresses,
  linkNames,
  metaInBody,
  pageNofollow,
  paginationCanonical,
  privateLinks,
  redirectDowngrade,
  redirectKind,
  scriptLinks,
  unavailableAfter,
  userFetchers,
  wholeAnswer,
] as const;
