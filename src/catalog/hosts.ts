/**
 * Hosts by what a link to them means. Registrable names, matched with their subdomains.
 * Own compilation, November 2026.
 */
import { commaSeparated } from './comma-separated.ts';

/**
 * Places where an organization keeps a profile of itself: good values of sameAs. Of Google's and Apple's hosts only
 * those that describe others: the rest are forms, files, feeds and terms of use.
 */
export const PROFILE_HOSTS: ReadonlySet<string> = new Set(
  commaSeparated(`
    wikidata.org, wikipedia.org, linkedin.com, facebook.com, instagram.com, x.com, twitter.com, youtube.com,
    tiktok.com, github.com, gitlab.com, crunchbase.com, pinterest.com, threads.net, threads.com, bsky.app,
    mastodon.social, reddit.com, medium.com, xing.com, vk.com, ok.ru, t.me, telegram.me, weibo.com, zhihu.com,
    bilibili.com, douyin.com, line.me, naver.com, kakao.com, trustpilot.com, g2.com, capterra.com, yelp.com,
    tripadvisor.com, glassdoor.com, bbb.org, opencorporates.com, plus.google.com, maps.google.com,
    business.google.com, news.google.com, scholar.google.com, play.google.com, g.page, maps.app.goo.gl,
    apps.apple.com, itunes.apple.com, music.apple.com, podcasts.apple.com, maps.apple.com, npmjs.com, pypi.org, stackoverflow.com, orcid.org, imdb.com, musicbrainz.org, discogs.com, isni.org,
    viaf.org, d-nb.info
  `),
);
