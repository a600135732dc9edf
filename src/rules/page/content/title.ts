import { allTerms } from '../../../catalog/languages/index.ts';
import { canonicalOf, isSamePage } from '../../../facts/page-head.ts';
import { statedSiteName } from '../../../facts/identity/brand-name.ts';
import { hostNames, TITLE_SEPARATOR } from '../../../facts/text/topic.ts';
import { once } from '../../../values/once.ts';
import { fail, partly, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { contentRule } from '../page-rule.ts';
import type { SeenPage } from '../site-context.ts';
import type { Subject } from '../subject.ts';
import { listAddress, versionsOf } from '../versions.ts';
import { graphemes, isWide, shown } from '../../wording.ts';

/**
 * Characters: the shortest that is advised, the longest that engines show whole, and the longest that is not reported. Results
 * are cut by width, in which letters differ: a title a little longer may fit. Halved for double width.
 */
const LENGTH = [15, 65, 70] as const;
const WIDE_LENGTH = [8, 32, 35] as const;

const emptyTitles = once(() => new Set(allTerms('emptyTitles')));

const NAME_THE_TOPIC = 'Write a title of {from} to {to} characters that names the topic';

export const title = contentRule({
  id: 'title',
  area: 'cite',
  title: 'The page has a title that names its topic',
  why: 'The title is the one piece of metadata that nearly every crawler passes on.',
  source: SOURCES.writesonicElements,
  grade: 'strong',
  subsumes: ['schema-title'],

  severity: 'medium',
  effort: 'page',
  faults: {
    missing: {
      severity: 'critical',
      message: 'The title is missing',
      fix: NAME_THE_TOPIC,
    },
    'first-empty': {
      severity: 'critical',
      effort: 'template',
      message: 'The first title element is empty',
      fix: 'Remove the empty title element: engines read the first one',
    },
    'outside-head': {
      effort: 'template',
      message: 'The title element is outside the head element',
      fix: 'Move the title element into the head element',
    },
    'no-topic': {
      title: 'The title names no topic',
      message: 'The title "{title}" names no topic',
      fix: NAME_THE_TOPIC,
    },
    'site-name': {
      title: 'The title is only the name of the site',
      message: 'The title "{title}" is only the name of the site',
      fix: NAME_THE_TOPIC,
    },
    shared: {
      title: 'Another page has the same title',
      message: 'The title "{title}" is also the title of {twin}',
      fix: 'Write a title of {from} to {to} characters that names what only this page covers',
    },
    short: {
      title: 'The title is too short',
      message: 'The title has {length|character|characters}, fewer than {from}',
      fix: NAME_THE_TOPIC,
    },
    long: {
      title: 'The title is too long',
      message: 'The title has {length|character|characters} without the name of the site, more than {to}',
      fix: 'Shorten the title to at most {to} characters that name the topic',
    },
  },

  evaluate(subject) {
    const { page, text, kind } = subject;
    // Without one the heading tells in which characters it will be written.
    const [from, to, most] = isWide(page.title || text.heading) ? WIDE_LENGTH : LENGTH;
    if (page.title === '' && page.titles > 1) return fail('first-empty');
    if (page.title === '') return fail('missing', { from, to });
    if (!page.titleInHead) return partly(3 / 8, 'outside-head');
    const named = { title: shown(page.title), from, to };
    const empty = emptiness(subject);
    if (empty !== null) return partly(3 / 8, empty, named);
    const twin = twinOf(subject);
    if (twin !== undefined) return partly(3 / 8, 'shared', { ...named, twin: twin.url });
    const length = graphemes(page.title);
    // The name of the thing may be all that its home page is called.
    if (length < from && kind !== 'home') return partly(5 / 8, 'short', { length, from, to });
    // Where the title is cut, the name of the site may go, and what else stands apart from the topic.
    const longest = Math.max(...page.title.split(TITLE_SEPARATOR).map(graphemes));
    const topic = Math.min(graphemes(text.title.topic), longest);
    return topic <= most ? pass : partly(5 / 8, 'long', { length: topic, from, to });
  },

  examples: {
    pass: [
      '<title>How to descale an espresso machine</title>',
      '<title>How to descale an espresso machine | A magazine of coffee and tea | Since 2005</title>',
      '<title>エスプレッソマシンの湯垢を取る方法</title>',
      {
        html: '<title>How to descale an espresso machine</title>',
        url: 'https://example.com/guides?page=2',
        site: {
          seen: [
            {
              url: 'https://example.com/guides',
              canonical: 'https://example.com/guides',
              title: 'How to descale an espresso machine',
              simhash: '',
            },
          ],
        },
      },
      '<title>Descale an espresso machine</title><meta property="og:site_name" content="Example"><meta name="application-name" content="Descale an espresso machine">',
    ],
    fail: [
      '',
      '<title></title><title>How to descale an espresso machine</title>',
      '<body><p>Text</p><title>How to descale an espresso machine</title>',
      '<title>Home</title>',
      '<title>Coffee</title>',
      `<title>${'Descaling machines of every make and model '.repeat(3)}</title>`,
      { html: '<title>Example</title>', url: 'https://example.com/guide' },
      {
        html: '<title>How to descale an espresso machine</title>',
        site: {
          seen: [
            {
              url: 'https://example.com/b',
              canonical: 'https://example.com/b',
              title: 'How to descale an espresso machine',
              simhash: '',
            },
          ],
        },
      },
    ],
  },
});

/** Why a title names no topic of its own, `null` when it does. */
function emptiness({ page, text, kind }: Subject): 'no-topic' | 'site-name' | null {
  const bare = page.title.toLowerCase();
  if (emptyTitles().has(bare) || emptyTitles().has(text.title.topic.toLowerCase())) return 'no-topic';
  // Systems that write the title of each page into og:site_name name no site by it.
  const names = [statedSiteName(page), ...hostNames(page)];
  const isSiteName = kind !== 'home' && names.some((name) => name.toLowerCase() === bare);
  return isSiteName ? 'site-name' : null;
}

/** Another page of the site with the same title. Parts of a list and language versions may share theirs. */
function twinOf({ page, site }: Subject): SeenPage | undefined {
  const namesakes = site?.seen?.filter(({ title: other }) => other === page.title) ?? [];
  if (namesakes.length === 0) return undefined;
  const own = canonicalOf(page);
  const versions = versionsOf(page, site);
  return namesakes.find(
    ({ url, canonical }) =>
      !isSamePage(canonical, own) &&
      listAddress(url) !== listAddress(page.finalUrl) &&
      !versions.some(([, version]) => isSamePage(version, url)),
  );
}
