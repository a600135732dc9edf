/**
 * Words that sites give to the parts of their pages in class, id and role, by what they say of the part. From the class
 * lists of Mozilla Readability (unlikely and likely candidates, November 2026), the names of common themes, consent tools,
 * shops and forums, and the words that part text from the rest on the training pages of `bench/train`.
 */

/** Families with their words, in the order of their bits. */
export const PART_WORDS = {
  navigation:
    'nav navbar navigation menu menus submenu breadcrumb breadcrumbs toc pagination pager paging docnav megamenu tabs drawer hamburger navheader navfooter prev next jump skip',
  footer: 'foot footer footnav colophon copyright legal legals bottom subfooter postfooter',
  header: 'head header masthead topbar banner hero top logo brand announcement toolbar',
  aside: 'side sidebar aside widget widgets rail secondary col column skyscraper sticky',
  related:
    'related recommend recommended recommendations recirc more suggest suggested suggestions popular trending also similar upsell cross latest recent readmore outbrain taboola teaser teasers recently viewed',
  comments:
    'comment comments replies reply respond discuss discussion disqus remark shoutbox review reviews rating ratings testimonial testimonials',
  replies: 'comment comments replies',
  leads: 'outbrain recirc recommend recommended related taboola trending',
  content:
    'content article post entry story body main text prose markdown richtext rte copy paragraph wysiwyg blog docs doc documentation single page intro lead summary abstract',
  product:
    'product products price prices pricing buy cart sku variant variants add basket checkout stock quantity swatch option options bundle shop offer offers sale',
  details:
    'desc description spec specs specification specifications detail details feature features tab accordion faq faqs info information collapsible panel pane toggle expand',
  cards:
    'card cards item items tile tiles grid list listing teaser thumb thumbnail result results carousel slider slide slick swiper collection collections gallery block row',
  social:
    'share sharing sharebar social follow newsletter subscribe subscription signup promo promos promotion ad ads advert advertisement advertising sponsor sponsored sponsors cta donate rss app download community',
  consent: 'cookie cookies consent gdpr privacy',
  windows: 'modal popup overlay dialog toast notice alert notification paywall login account tooltip banner',
  author:
    'author authors autor byline bio meta metadata metainfo postmetadata date time timestamp tag tags category categories avatar user username profile contributor posted published',
  filters:
    'filter filters facet facets sort sorting search form input field select dropdown toolbar checkbox label button btn refine',
  forum:
    'thread threads topic topics message messages bbcode quote signature answer answers question questions votes vote cooked forum member',
  hidden:
    'hidden sr only visually visuallyhidden collapse collapsed screen reader invisible hide offscreen noprint print',
  captions: 'caption figcaption credit image img media figure video gallery photo embed',
  title: 'title heading headline subtitle tagline standfirst dek kicker eyebrow',
} as const;

/** The name of a family. */
export type PartFamily = keyof typeof PART_WORDS;
