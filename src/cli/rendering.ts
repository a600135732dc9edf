/** What `--render` means: a browser for an auditor, and what there is to be rendered. */
import type { AuditorOptions } from '../jobs/auditor.ts';
import { DEFAULT_RENDER_PAGES, MAX_RENDER_PAGES } from '../catalog/limits.ts';
import { CodedError } from '../errors.ts';
import { isSet, text, whole, type Options, type Values } from './command.ts';
import { withPackage } from './optional-package.ts';

/** How many pages of a site are rendered. */
const PAGES_OPTION = {
  'render-pages': {
    type: 'string',
    value: 'n',
    whole: { least: 1, most: MAX_RENDER_PAGES },
    help: `with --render: at most so many pages of a site (${DEFAULT_RENDER_PAGES})`,
  },
} as const satisfies Options;

/** Options of audits that read the pages of a site. */
export const RENDER_OPTIONS = {
  render: {
    type: 'boolean',
    help: 'run the scripts of pages in Chromium and tell what they add, change and remove; no score changes (needs playwright-core)',
  },
  ...PAGES_OPTION,
} as const satisfies Options;

/** Which browser renders. */
export const CHROMIUM_OPTION = {
  chromium: {
    type: 'string',
    value: 'file',
    help: 'with --render: the Chromium to start (the variable CITEWORTHY_CHROMIUM, or the one that is found)',
  },
} as const satisfies Options;

const MS = 1_000;

/** Pages at once: each takes a core and some 100 MB. */
const MAX_AT_ONCE = 32;

/** Options of a worker, whose jobs share one browser. */
export const WORKER_RENDER_OPTIONS = {
  render: {
    type: 'string',
    value: 'n',
    whole: { least: 1, most: MAX_AT_ONCE },
    help: 'run the scripts of pages in Chromium, of so many pages at once (needs playwright-core)',
  },
  ...PAGES_OPTION,
  ...CHROMIUM_OPTION,
} as const satisfies Options;

/**
 * What the options of rendering add to those of an auditor. Throws `peer-missing` without the package, and
 * `browser-missing` without a Chromium, before anything is asked for.
 */
export async function renderOptions(
  values: Values,
): Promise<Pick<AuditorOptions, 'renderer' | 'renderPages'>> {
  const asked = values['render'];
  if (asked === undefined || asked === false) return {};
  const { playwrightRenderer } = await withPackage(
    () => import('../render/playwright.ts'),
    'playwright-core',
  );
  const named = text(values, 'chromium', process.env['CITEWORTHY_CHROMIUM'] ?? '');
  const renderer = playwrightRenderer({
    executablePath: named === '' ? undefined : named,
    atOnce: typeof asked === 'string' ? whole(values, 'render', 1) : 1,
    ...(values['timeout'] !== undefined && { pageMs: whole(values, 'timeout', 0) * MS }),
  });
  return { renderer, ...renderPages(values) };
}

/** Options that say how pages are rendered, and nothing where none is. */
export const OF_RENDERING = ['render-pages', 'chromium'] as const;

/** Throws `usage` for an option of rendering where nothing is rendered. */
export function checkRendering(values: Values): void {
  const given = OF_RENDERING.find((name) => values[name] !== undefined);
  if (given !== undefined && (values['render'] ?? false) === false)
    throw new CodedError('usage', `--${given} needs --render`);
}

/** How many pages are rendered, by whatever renders them. */
export function renderPages(values: Values): Pick<AuditorOptions, 'renderPages'> {
  return { renderPages: whole(values, 'render-pages', DEFAULT_RENDER_PAGES) };
}

/** Throws `usage` for `--render` beside a target that is read from files: there is no site that its scripts could ask. */
export function refuseRendering(values: Values): void {
  if (isSet(values, 'render'))
    throw new CodedError('usage', '--render does not apply to files: serve them, and name their address');
}
