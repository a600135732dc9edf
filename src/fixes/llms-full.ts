/** The frame of an llms-full.txt: the name, the summary and the known pages as headings, for their text to follow. */

const HEAD = /^#[^\n]*\n\n>[^\n]*\n/;
const LINK = /^- \[((?:[^\]\\]|\\.)*)\]\(([^)\n]*)\)(?:: (.*))?$/gm;

/** Made from a generated llms.txt; `describe` the rest yourself: the texts are not ours to invent. */
export function fullFrame(llmsTxt: string): string {
  const head = HEAD.exec(llmsTxt)?.[0] ?? '';
  const parts = [...llmsTxt.matchAll(LINK)].map(
    ([, name = '', address = '', notes = '']) =>
      `\n## ${name}\n\nSource: ${address}\n${notes === '' ? '' : `\n${notes}\n`}\n<!-- The text of the page, as Markdown. -->\n`,
  );
  return head + parts.join('');
}
