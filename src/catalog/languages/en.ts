/** English. Sources as in model.ts, November 2026. */
import type { Language } from './model.ts';

export function en(): Language {
  return {
    code: 'en',
    script: 'latin',
    spacing: 'spaced',
    verbLast: false,
    ordinalStop: false,
    sentence: [8, 25],
    wordsOfHundred: 100,
    stopWords: `
    a, about, above, after, again, all, also, am, an, and, any, are, as, at, be, because, been, before, being,
    below, between, both, but, by, can, could, did, do, does, doing, down, during, each, few, for, from,
    further, had, has, have, having, he, her, here, hers, him, his, how, i, if, in, into, is, it, its, itself,
    just, may, me, might, more, most, must, my, no, nor, not, now, of, off, on, once, only, or, other, our,
    ours, out, over, own, same, she, should, so, some, such, than, that, the, their, theirs, them, then, there,
    these, they, this, those, through, to, too, under, until, up, us, very, was, we, were, what, when, where,
    which, while, who, whom, why, will, with, would, you, your, yours, s, t
  `,
    finiteVerbs: `
    is, are, was, were, has, have, had, can, could, will, would, should, must, may, does, do, did, means, makes,
    takes, uses, needs, costs, helps, shows, gives, works, lets, keeps, removes, removing, allows, includes,
    contains, depends, becomes, measures
  `,
    abbreviations: `
    mr, mrs, ms, dr, prof, sr, jr, st, vs, etc, e.g, i.e, eg, ie, inc, ltd, co, corp, no, nos, fig, figs, vol,
    approx, dept, est, gen, gov, hon, jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec, u.s, u.k,
    a.m, p.m, ph.d, al, cf, ca, op, cit, ed, eds, pp, rev, min, max
  `,
    definitionCues: `
    _is a_, _is an_, _is the_, _are the_, _are a_, _refers to_, _means_, _is defined as_, _stands for_
  `,
    speechVerbs: `
    said, says, explains, explained, told, writes, wrote, according to, notes, noted, argues, adds, added
  `,
    pointerWords: `
    it, they, this is, this was, this means, this can, this will, this makes, this has, that is, that was,
    that means, these are, those are, he, she, as above, as mentioned, as noted, as stated, the above,
    the former, the latter, them, its, their, therefore, thus
  `,
    placeholders: `
    lorem ipsum, dolor sit amet, [object object], [insert_, [your_, [company name], [name here], tktk,
    insert text here, your text here, text goes here, replace this text
  `,

    genericHeadings: `
    introduction, intro, overview, details, more, conclusion, conclusions, summary, background, general,
    information, content, section, other, others, miscellaneous, notes, welcome, description, about,
    final thoughts, the basics, basics, features, more information, further information, read more, home,
    untitled, chapter, part, contents, table of contents, additional information, product description
  `,
    emptyTitles: `
    home, homepage, home page, index, untitled, untitled document, untitled page, new page, page, document,
    default, start, react app, vite app, my app, my website, my site, wordpress, loading, loading...,
    please wait, welcome, welcome to our website, welcome to our site
  `,
    linkTexts: `
    click here, click, here, more, read more, learn more, see more, find out more, continue reading, details,
    link, this link, this, this page, go, start, view, view more, show more, website, more info,
    more information, click this, right here, information
  `,
    transcripts: 'transcript, transcription',

    howTo: 'how to, _how to_, _step by step, _step-by-step',
    // No howToForm: the openings of howTo leave no doubt.
    steps: 'step',

    questionStarters: `
    what, how, why, when, where, which, who, whom, whose, can, could, do, does, did, is, are, was, were, will,
    would, should, may, must, has, have
  `,
    questionForm: String.raw`^(?:(?:what|why|how|when|where|who|which)(?:['’]s| is| are| was| were| do| does| did| can| could| will| would| should| much| many| long| often)|(?:can|could|do|does|did|is|are|will|would|should) (?:i|we|you|it|they|this|that|there|the|my|your)) `,
    noQuestion: String.raw`^(?:do not|must not|may \d)`,

    months: `
    january, february, march, april, may, june, july, august, september, october, november, december, jan, feb,
    mar, apr, jun, jul, aug, sep, sept, oct, nov, dec
  `,
    shortMonths: '',
    dayEndings: 'st, nd, rd, th',

    authorLabels: `
    author, authors, by, written by, posted by, words by, text by, story by, text, reporter
  `,
    bylines: 'by, written by, posted by, author',
    wordsBeforeDates: 'on, at, in',
    and: 'and',
    nobody:
      'null, undefined, none, n/a, no author, unknown, unknown author, anonymous, staff writer, staff reporter, guest author, agencies, news agencies, agency reports, editorial team, editorial staff, the editors, news desk, web desk',
    dateLabels: `
    published, updated, posted, modified, edited, reviewed, last published, last updated, last posted,
    last modified, last edited, last reviewed, first published, first updated, first posted, first modified,
    first edited, first reviewed, originally published, originally updated, originally posted,
    originally modified, originally edited, originally reviewed
  `,
    publishedLabels: 'published, posted, first published, originally published, created on',

    units: `
    mins, hr, hrs, bits, byte, bytes, dollars, dollar, euros, euro, pounds, yen, yuan, percent, percentage,
    thousand, million, millions, billion, billions, trillion, second, seconds, minute, minutes, hour, hours,
    day, days, week, weeks, month, months, year, years, times, degrees, degree, people, users, customers,
    countries, pages, liters, meter, meters, metre, metres, kilometer, kilometers, kilometre, kilometres,
    kilogram, kilograms, gram, grams, milligrams, tonne, tonnes, tons, ton, inch, inches, feet, foot, mile,
    miles, yards, ounce, ounces, pound, cents, cent, watt, watts, volt, volts, acre, acres, dirham, dirhams,
    dinar, dinars, riyal, riyals, shekel, shekels, rupee, rupees
  `,
    unitPhrases: 'per cent',
    unitsOrWords: 'min, s, b, x, t, l, h, pt, pa, m',
    wordsOverUnits: 'in, In',

    faq: `
    faq, faqs, f.a.q., f.a.q, frequently asked questions, common questions, frequent questions,
    questions and answers, questions & answers, q&a, q & a, q and a, frequently asked
  `,
    pricing: `
    pricing, price list, plans and pricing, plans & pricing, pricing and plans, pricing & plans, fee schedule,
    subscription plans, how much does it cost, fees and charges
  `,
    pricingAlone: `
    prices, price, cost, costs, rates, fees, tariffs, our plans, plans, subscription, subscriptions
  `,
    pricingFiller: `
    our, the, and, &, a, list, table, overview, packages, plans, products, services, service, offers, offer
  `,
    sectionNames: 'Main pages, Products and services, Documentation, Pricing, FAQ, Articles, Company',

    notFound: `
    404, not found, page not found, does not exist, store unavailable, this store is unavailable,
    site not found, no such page, file not found, no such app, no such account, project not found,
    nothing here, domain not claimed, there's nothing here, nothing was found at this location,
    page does not exist, page doesn't exist, object not found, could not be found, couldn't be found,
    can't be found, cannot be found, was not found on this server, not find the page,
    didn't find the page, page isn't available, page is not available, page is no longer available,
    this page isn't available, the page you are looking for, the page you were looking for,
    the page you requested, the page you're looking for, the resource you are looking for,
    did not find a current representation, cannot get, store is unavailable,
    store is currently unavailable, no longer exists, doesn't exist, resource cannot be found
  `,
    notices: {
      refused: `
      access denied, access forbidden, access blocked, access to this page has been denied,
      permission denied, forbidden, request blocked, request rejected, web page blocked,
      you have been blocked, you've been blocked, you may not open, you cannot open, on our list,
      using a vpn or proxy, detected automated access, not available to automated agents,
      your access has been blocked, your request has been blocked, your request was blocked,
      your access was denied, your ip has been blocked, your ip address has been banned,
      your ip address has been blocked, your ip has been banned, has banned your ip,
      you don't have permission, you do not have permission, not authorized to access,
      not allowed to access, not authorised to access, you are not authorized, automated access,
      automated requests, automated agents, automated traffic, blocked by network security,
      identified as an ai agent, bot access is not allowed, bots are not allowed, bots are not permitted,
      crawlers are not allowed, crawlers are not permitted, unauthorized access, method not allowed
    `,
      throttled: `
      too many requests, rate limit, rate limited, rate limit exceeded, rate-limit, slow down,
      request limit exceeded, sent too many requests
    `,
      region: `
      not available in your country, not available in your region, not available in your location,
      not available in your area, not available in this country, not available in this region,
      not currently available in your country, not available from your location,
      unavailable in your country, unavailable in your region, unavailable in your location,
      not available to visitors from your country, blocked in your country, blocked from your country,
      restricted in your country, from your country or region, unavailable for legal reasons,
      unavailable in most european countries, access cannot be granted at this time, due to legal reasons,
      european economic area
    `,
      challenge: `
      verify you are human, verify you are a human, verify that you are human,
      verify that you are not a robot, verify you are not a robot, verifying you are human,
      confirm you are human, confirm that you are human, confirm that you're human, prove you are human,
      are you a robot, are you a human, are you human, are you not a robot, i'm not a robot,
      i am not a robot, you are not a robot, you're not a robot, you are not a bot, you and not a robot,
      robot or human, complete the security check, complete the captcha, solve the captcha,
      checking your browser, checking if the site connection is secure, security of your connection,
      your request is being verified, your browser is being verified,
      your connection needs to be verified, verifying your browser, verifying your connection,
      validating your browser, enable javascript and cookies to continue, unusual traffic,
      unusual activity from your, sina visitor system, enter the characters you see,
      type the characters you see, enter the letters you see
    `,
      login: `
      log in, login, sign in, signin, password required, password protected, enter password,
      you must be logged in, you need to be logged in, you must log in, you need to log in,
      you must sign in, you need to sign in, you have to log in, log in to continue, sign in to continue,
      log in to view, sign in to view, log in to access, sign in to access, please log in, please sign in,
      continue with google, continue with microsoft, continue with apple, continue with sso,
      sign in with google, sign in with microsoft, log in with google
    `,
      age: `
      verify your age, confirm your age, enter your age, enter your date of birth,
      confirm your date of birth, verify your date of birth, age verification, are you 18,
      are you over 18, are you at least 18, are you 21, are you over 21, are you at least 21,
      are you of legal age, are you of legal drinking age, are you over the age of, i am over 18,
      i'm over 18, i am 18, i am over 21, you must be 18, you must be at least 18, you must be over 18,
      you must be 21, you must be at least 21, must be 18 or over, must be 21 or over
    `,
      subscription: `
      subscribe to continue, subscribe to continue reading, subscribe to continue reading this,
      subscribe to read, subscribe now to read, for members only, subscribers only, for subscribers only,
      this article is for subscribers only, log in to continue reading, sign in to continue reading,
      already a subscriber
    `,
      consent: `
      before you continue, accept all cookies, accept cookies, accept our cookies, agree to cookies,
      use of cookies, we value your privacy, we care about your privacy, which cookies we may use
    `,
      maintenance: `
      down for maintenance, maintenance mode, maintenance mode is on,
      unavailable for scheduled maintenance, under maintenance, scheduled maintenance, under construction,
      coming soon, launching soon, opening soon, be right back, be back soon, back soon,
      temporarily unavailable, we expect to be back, check back, check back soon, site is down,
      performing maintenance, performing some maintenance
    `,
      parked: `
      this domain is for sale, domain is for sale, domain name is for sale, may be for sale by its owner,
      buy this domain, this domain is parked, this page is parked, this web page is parked, parked free,
      parked domain name, domain has expired, domain name has expired, website has expired,
      this domain name expired, make an offer, courtesy of godaddy, domain name expired, domain expired,
      website expired, this domain is registered at, this domain was recently registered,
      this domain has been registered, this domain has been mapped, this domain has been mapped to,
      this domain is not linked, this domain isn't connected, congratulations on your new domain,
      account suspended, account has been suspended, website suspended, website is temporarily suspended,
      site has been suspended, service suspended, service has been suspended, site was paused,
      has not put up any web pages yet, contact your hosting provider, you haven't deployed an app,
      your web app is running, your azure static web app, finish setting up your new web address
    `,
      failure: `
      internal server error, bad gateway, service unavailable, service temporarily unavailable,
      gateway time-out, gateway timeout, database error, establishing a database connection, fatal error,
      parse error, application error, server error, runtime error, unexpected error, bad request,
      something went wrong, an error occurred, an error has occurred, error occurred while processing,
      encountered an unexpected error, the website encountered an unexpected error,
      error occurred while processing your request, you're seeing this error because,
      encountered an internal error, critical error on this website, error processing your request,
      whitelabel error page, page expired, problem with the resource you are looking for,
      no input file specified, because you have debug, web server is down, backend fetch failed,
      exception has occurred
    `,
      script: `
      enable javascript, activate javascript, turn on javascript, allow javascript, requires javascript,
      needs javascript, javascript is required, javascript is disabled, javascript is needed,
      javascript enabled, javascript to be enabled, without javascript, browser is not supported
    `,
      conditional: 'if, when, whether',
      beside: `
      access, permission, allowed, authori, request, server, ip, administrator, webmaster, blocked,
      blocking, unblock, denied, forbidden, reject, refused, banned, security, firewall, error, incident,
      website, site, webpage, page, resource, url, address, contact, support, please, try again, later,
      wait, attack, bot, bots, robot, automated, traffic, suspicious, mistake, vpn, proxy, network,
      browser, connection, device, your, sorry, oops, homepage, home page, link, exist, moved, removed,
      unavailable, available, looking for, asked for, nothing, verif, checking, click, continue, human, captcha,
      javascript, cookie, reload, refresh, redirect, loading, log in, login, sign in, password, username,
      account, forgot, remember me, welcome, portal, credential, subscribe, consent, accept, agree,
      privacy, partners, terms, maintenance, upgrad, launch, notified, notify, stay tuned, check back,
      come back, go back, shortly, domain, hosting, provider, owner, registrar, renew, expire, suspend,
      nginx, apache, database, exception, problem, status code, configur, country, region, legal,
      yes or no, you cannot, you can't, you may not, you are not, you're not, you do not, you don't,
      you have, you were, you must, you need, you appear, you agree, your network, we need,
      we have detected, we are, we're, we could not, we expect, we recognize, we use, this page,
      this site, this website, this domain, this server, this request, this address, this video,
      this article, this content, this customer, not permitted, not allowed, not authorized, not paid,
      not be reached, right now, at any time, at this time, at the moment, something new, something great,
      sign up, follow us, leave your, be notified, your launch, our launch, to be back, on our list,
      turn it off, quota, used up, limit, learn more, thank you, thanks, why have i, what you, it takes,
      register, too fast, so many, code, time, reference, go home, go back to, back to, the start,
      on the server, of the server, invalid response, at run, uncaught, call to, debug, log, partner area,
      details, this is for people, make an offer, the bill, may be broken, you followed, the link,
      similar technologies, cookie policy, personalise, personalize, scripts, a moment, getting ready,
      free courtesy
    `,
    },

    paths: {
      login: 'login log-in wp-login signin sign-in signup sign-up register',
      search: 'search',
      contact: 'contact contact-us contacts inquiry',
      about: 'about about-us company team',
      legal: `
      privacy privacy-policy terms terms-of-service terms-and-conditions tos legal gdpr cookie-policy cookies
      imprint
    `,
      faq: 'faq faqs frequently-asked-questions',
      lists: `
      blog news products shop store catalog categories tags archive archives authors jobs careers events
    `,
      groups: 'category categories tag tags topics page',
      authors: 'author authors',
      articles: 'blog news article articles post posts stories magazine journal press',
      news: 'news newsroom press press-releases',
      products: 'product products',
      recipes: 'recipe recipes',
      events: 'event events',
      jobs: 'job jobs career careers',
      people: 'people',
      forums: 'forum forums thread threads topic discussion discussions',
      services: 'service services',
      faqPages: 'faq faqs frequently-asked-questions questions qa q-and-a faq.html',
      pricingPages: 'pricing prices price-list plans-and-pricing plans price',
      sideSection: `
      accessibility press media careers career jobs job status changelog security sitemap partners
    `,
      articlesSection: `
      blog news article articles post posts magazine journal insights stories guides guide tutorials
    `,
      docsSection: `
      docs doc documentation api reference developers developer manual handbook help support wiki learn quickstart
      getting-started
    `,
      productsSection: `
      product products service services solutions solution features feature shop store collections
    `,
      numbered: 'index story article post page item node view show detail html php amp print',
      unlisted: `
      tag tags category categories author authors page print amp preview feed rss 404 thank-you unsubscribe logout
      admin wp-admin wp-json wp-content cgi-bin cart basket checkout wishlist account my-account
    `,
    },
  };
}
