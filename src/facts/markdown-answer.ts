/** What came where Markdown was asked for beside HTML (RFC 9110, 12.5.1), and how caches may keep it. */
import { contentTypeOf, headerValues, isSuccess, type Exchange, type HeaderLine } from '../exchange.ts';
import { essenceOf } from '../values/media-type.ts';
import { decodeTextFile } from './llms-txt/decode.ts';
import { kindOfText } from './llms-txt/classify.ts';
import { pageText } from './page-text.ts';
import { words } from './text/words.ts';

/** An answer to a request for Markdown, and the page that others get; `null` where that was not asked for. */
export interface MarkdownAnswer {
  readonly html: Exchange | null;
  readonly markdown: Exchange;
}

/** How a site answers who would rather have Markdown. */
export interface MarkdownVariant {
  readonly url: string;
  readonly status: number;
  /** Media type, empty where none is said. */
  readonly type: string;
  /**
   * `relabelled`: HTML that says it is Markdown. `refused`: status 406, although HTML was welcome too. `html`: the page as
   * for everybody. `other`: an error, a file, no answer.
   */
  readonly answer: 'markdown' | 'relabelled' | 'html' | 'refused' | 'other';
  /** The answer says that it depends on what was asked for. */
  readonly varies: boolean;
  /** A cache that many share may keep it. */
  readonly isShared: boolean;
  /** Share of the words of the page's main text that the Markdown has, 0 to 1; `null` where nothing can be compared. */
  readonly kept: number | null;
}

const MARKDOWN: ReadonlySet<string> = new Set(['text/markdown', 'text/x-markdown']);
const NOT_ACCEPTABLE = 406;
/** Words of a page that are compared. */
const MAX_WORDS = 20_000;

/** Reads one answer. */
export function markdownVariant({ html, markdown }: MarkdownAnswer): MarkdownVariant {
  const { url, status, headers, body } = markdown;
  const type = essenceOf(contentTypeOf(headers));
  const file = decodeTextFile(body, headers);
  const answer = answerOf(status, type, () => kindOfText(file));
  return {
    url,
    status,
    type,
    answer,
    varies: variesByAccept(headers),
    isShared: isShared(headers),
    kept: answer === 'markdown' && html !== null ? keptShare(html, file.text) : null,
  };
}

function answerOf(
  status: number,
  type: string,
  kind: () => ReturnType<typeof kindOfText>,
): MarkdownVariant['answer'] {
  if (status === NOT_ACCEPTABLE) return 'refused';
  if (!isSuccess(status)) return 'other';
  if (!MARKDOWN.has(type)) return type === 'text/html' || type === 'application/xhtml+xml' ? 'html' : 'other';
  const found = kind();
  if (found === 'html') return 'relabelled';
  return found === null ? 'markdown' : 'other';
}

const listOf = (headers: readonly HeaderLine[], name: string): readonly string[] =>
  headerValues(headers, name)
    .flatMap((value) => value.split(','))
    .map((entry) => entry.trim().toLowerCase());

function variesByAccept(headers: readonly HeaderLine[]): boolean {
  return listOf(headers, 'vary').some((name) => name === 'accept' || name === '*');
}

/** What is stored by shared caches unless it says otherwise (RFC 9111, 3). */
function isShared(headers: readonly HeaderLine[]): boolean {
  return !listOf(headers, 'cache-control').some((rule) => /^(?:no-store|private)\b/.test(rule));
}

/** Each word of the page counts as often as it is in both texts. */
function keptShare(page: Exchange, markdown: string): number | null {
  const wanted = words(pageText(page).text, MAX_WORDS);
  if (wanted.length === 0) return null;
  const left = new Map<string, number>();
  for (const word of words(markdown)) left.set(word, (left.get(word) ?? 0) + 1);
  let kept = 0;
  for (const word of wanted) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    kept += 1;
  }
  return kept / wanted.length;
}
