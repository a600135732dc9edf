import { EMPTY_TITLES } from '../../../catalog/text-terms/generic-headings.ts';
import { canonicalOf, isSamePage } from '../../../facts/page-head.ts';
import { siteNames } from '../../../facts/text/topic.ts';
import { fail, pageCheck, partly, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import type { SeenPage } from '../site-context.ts';
import type { Subject } from '../subject.ts';
import { listAddress, versionsOf } from '../versions.ts';
import { counted, graphemes, isWide, shown } from '../../wording.ts';

/** Characters that engines show whole, and half of them for characters of double width. */
const LENGTH = [15, 65] as const;
const WIDE_LENGTH = [8, 32] as const;

const EMPTY: ReadonlySet<string> = new Set(EMPTY_TITLES);

export const title = pageCheck({
  id: 'title',
  category: 'content',
  type: 'critical',
  title: 'The page has a title that names its topic',
  why: 'The title is the one piece of metadata that nearly every crawler passes on.',
  source: SOURCES.writesonicElements,
  grade: 'strong',
  reads: 'document',

  evaluate(subject) {
    const { page, text } = subject;
    // Without one the heading tells in which characters it will be written.
    const [from, to] = isWide(page.title || text.heading) ? WIDE_LENGTH : LENGTH;
    const fix = `Write a title that names the topic in ${from}-${to} characters`;
    if (page.title === '' && page.titles > 1)
      return fail('The first title element is empty', 'Remove it: engines read the first one');
    if (page.title === '') return fail('Title is missing', fix);
    if (!page.titleInHead)
      return partly(3 / 8, 'Title stands outside head', 'Move the title element into head');
    const named = `Title "${shown(page.title)}"`;
    const empty = emptiness(subject);
    if (empty !== '') return partly(3 / 8, `${named} ${empty}`, fix);
    const twin = twinOf(subject);
    if (twin !== undefined) {
      const own = `Name in the title what only this page holds, in ${from}-${to} characters`;
      return partly(3 / 8, `${named} is also that of ${twin.url}`, own);
    }
    const length = graphemes(page.title);
    if (length >= from && length <= to) return pass;
    return partly(
      5 / 8,
      `Title has ${counted(length, 'character')}, ${length < from ? `under ${from}` : `over ${to}`}`,
      fix,
    );
  },

  examples: {
    pass: [
      '<title>How to descale an espresso machine</title>',
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

/** Why a title names no topic of its own, empty when it does. */
function emptiness({ page, text, kind }: Subject): string {
  const bare = page.title.toLowerCase();
  if (EMPTY.has(bare) || EMPTY.has(text.title.topic.toLowerCase())) return 'names no topic';
  const isSiteName = kind !== 'home' && siteNames(page).some((name) => name.toLowerCase() === bare);
  return isSiteName ? 'is only the name of the site' : '';
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
