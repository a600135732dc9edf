/** Pages for the examples of checks: one sound article that a check's example breaks in one place. */

/** A neutral sentence of nine words about one topic. */
const SENTENCE = 'Hard water leaves lime inside the boiler over time. ';

/** Running text of about `words` words, in paragraphs of about 60. */
export function paragraphs(words: number): string {
  const perParagraph = 7;
  const sentences = Math.ceil(words / 9);
  const texts: string[] = [];
  for (let at = 0; at < sentences; at += perParagraph) {
    texts.push(`<p>${SENTENCE.repeat(Math.min(perParagraph, sentences - at)).trim()}</p>`);
  }
  return texts.join('\n');
}

/** An English article about descaling with `body` in its main element. */
export function article(body: string, head = ''): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>How descaling protects an espresso machine</title>` +
    `<meta property="og:type" content="article">${head}</head><body><main><h1>Descaling an espresso machine</h1>${body}</main></body></html>`
  );
}

/** An English thread about descaling, with the posts `body`. */
export function thread(body: string): string {
  const post = {
    headline: 'Descaling',
    text: 'What is lime?',
    datePublished: '2026-02-01',
    author: { '@type': 'Person', name: 'Ana' },
  };
  return `<html lang="en"><main><h1>Descaling</h1>${body}</main>${jsonLd('DiscussionForumPosting', post)}`;
}

/** The opening of the article: it names the topic, says what it is, and gives a figure. */
export const OPENING =
  '<p>Descaling is a cleaning step that protects an espresso machine from lime and takes about 25 minutes. ' +
  'Water above 14 °dH calls for it every 8 weeks.</p>';

/** A JSON-LD script that describes one thing of schema.org. */
export function jsonLd(type: string, properties: Readonly<Record<string, unknown>> = {}): string {
  const node = { '@context': 'https://schema.org', '@type': type, ...properties };
  return `<script type="application/ld+json">${JSON.stringify(node)}</script>`;
}
