/**
 * Pictures of the report for people to look at. Run: npm run gallery [-- folder]
 * Three sites at two widths, light, dark and as it is printed, a PDF of each, what each form weighs and how fast it answers;
 * and `readme.png`, which is docs/report.png once it is copied there.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import * as forms from '../../dist/report/index.js';
import { reports } from './sites.mjs';

const folder = process.argv[2] ?? 'gallery';
const VIEWS = [
  { view: 'light', colorScheme: 'light', media: 'screen' },
  { view: 'dark', colorScheme: 'dark', media: 'screen' },
  { view: 'print', colorScheme: 'light', media: 'print' },
];
const WIDTHS = [1280, 390];
/** Pixels of one picture: longer ones are cut, because no viewer takes them. */
const MOST_PIXELS = 12_000;

const kilobytes = (text) => `${Math.round(Buffer.byteLength(text) / 1024)} KB`;

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const [name, report] of Object.entries(await reports())) {
  const html = forms.toHtml(report);
  const file = join(folder, `${name}.html`);
  writeFileSync(file, html);
  const text = forms.toText(report);
  const markdown = forms.toMarkdown(report);
  writeFileSync(join(folder, `${name}.txt`), text);
  writeFileSync(join(folder, `${name}.md`), markdown);
  console.log(
    `${name}: HTML ${kilobytes(html)}, Markdown ${kilobytes(markdown)}, text ${text.split('\n').length - 1} lines`,
  );
  const sheets = await browser.newPage();
  sheets.setDefaultTimeout(0);
  await sheets.goto(pathToFileURL(file).href, { waitUntil: 'load' });
  const pdf = await sheets.pdf({ path: join(folder, `${name}.pdf`), format: 'A4', preferCSSPageSize: true });
  await sheets.close();
  console.log(`  ${pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length} pages of A4`);
  for (const width of WIDTHS) {
    for (const { view, colorScheme, media } of VIEWS) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
      page.setDefaultTimeout(0);
      await page.emulateMedia({ media });
      const from = performance.now();
      await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
      const height = await page.evaluate('document.documentElement.scrollHeight');
      const opened = Math.round(performance.now() - from);
      console.log(
        `  ${width} ${view}: ${height} px, opens in ${opened} ms${view === 'light' ? `, ${await answered(page)}` : ''}`,
      );
      // Rows that are far from the window are not drawn.
      await page.setViewportSize({ width, height: Math.min(height, MOST_PIXELS) });
      await page.screenshot({
        path: join(folder, `${name}-${width}-${view}.png`),
        clip: { x: 0, y: 0, width, height: Math.min(height, MOST_PIXELS) },
      });
      await page.close();
    }
  }
}
const top = await browser.newPage({ viewport: { width: 1100, height: 920 } });
await top.goto(pathToFileURL(join(folder, 'demo.html')).href, { waitUntil: 'load' });
await top.screenshot({ path: join(folder, 'readme.png') });
await browser.close();

/** How long a search of the pages and of the findings takes until it is drawn. */
async function answered(page) {
  const times = await page.evaluate(`(async () => {
    const times = [];
    for (const field of document.querySelectorAll('input[type=search]')) {
      for (const asked of ['kettle', 'zzz', '']) {
        const from = performance.now();
        field.value = asked;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        document.body.offsetHeight;
        await new Promise((resolve) => requestAnimationFrame(resolve));
        times.push(Math.round(performance.now() - from));
      }
    }
    return times;
  })()`);
  return `filters in ${times.join(', ')} ms`;
}
