/** The page around the parts of a report: one self-contained file without network. */
import { createHash } from 'node:crypto';
import type { Locale } from '../locale.ts';
import { STYLE_TEXT } from './inlined.ts';
import { html, markupOf, NOTHING, styleElement, type Html } from './template.ts';

const STYLE = styleElement(STYLE_TEXT);

/** A source of a policy: exactly what stands in this element. */
function hashOf(element: Html): string {
  const text = markupOf(element).replace(/^<\w+>|<\/\w+>$/g, '');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Nothing may be loaded, and nothing run but the script and the style that stand in the file. */
function policyOf(script: Html): string {
  const scripts = script === NOTHING ? '' : ` script-src ${hashOf(script)};`;
  return `default-src 'none';${scripts} style-src ${hashOf(STYLE)}; base-uri 'none'; form-action 'none'`;
}

/** A part of the page and what the contents call it. */
export interface Part {
  readonly id: string;
  readonly title: string;
  readonly body: Html;
  /** How much there is in it; absent where that says nothing. */
  readonly count?: number;
}

/** What stands around the parts. The first of them is what the skip link leads to. */
export interface Frame {
  readonly title: string;
  readonly eyebrow: string;
  readonly heading: string;
  /** What stands below the heading. */
  readonly lead: Html;
  readonly parts: readonly Part[];
  readonly footer: string;
  /** What runs in the page; `NOTHING` for one that is only read. */
  readonly script: Html;
  readonly locale: Locale;
}

/** `20 November 2026, 10:00 UTC`; the text itself when it is not a date. */
export function readableDate(date: string, { language }: Locale): string {
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return date;
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(moment)} UTC`;
}

function entry({ id, title, count }: Part): Html {
  return html`<li>
    <a href="#${id}">${title}${count === undefined ? NOTHING : html` <span>${count}</span>`}</a>
  </li>`;
}

/** The page as one HTML file: safe to open and to mail, readable on a phone, in print and aloud. */
export function documentOf({ title, eyebrow, heading, lead, parts, footer, script, locale }: Frame): string {
  const { language, tell } = locale;
  const page = html`<!doctype html>
    <html lang="${new Intl.Locale(language).language}">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policyOf(script)}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        ${STYLE}
      </head>
      <body>
        <a class="skip" href="#${parts[0]?.id ?? ''}">${tell('page-skip')}</a>
        <header>
          <p class="eyebrow">${eyebrow}</p>
          <h1><bdi>${heading}</bdi></h1>
          ${lead}
        </header>
        <nav aria-label="${tell('page-contents')}">
          <ul>
            ${parts.map(entry)}
          </ul>
        </nav>
        <main>${parts.map(({ body }) => body)}</main>
        <footer>
          <p>${footer}</p>
        </footer>
        ${script}
      </body>
    </html> `;
  return markupOf(page);
}
