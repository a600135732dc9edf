/** The style of the page. Later rules win over earlier ones: the order is that of the page, then phone and print. */
import { styleElement } from '../template.ts';
import { COLOURS_STYLE } from './colours.ts';
import { FRAME_STYLE } from './frame.ts';
import { BANDS_STYLE } from './bands.ts';
import { SUMMARY_STYLE } from './summary.ts';
import { TO_DO_STYLE } from './to-do.ts';
import { ENGINES_STYLE } from './engines.ts';
import { FINDINGS_STYLE } from './findings.ts';
import { CHARTS_STYLE } from './charts.ts';
import { PAGES_STYLE } from './pages.ts';
import { TABLES_STYLE } from './tables.ts';
import { DETAILS_STYLE } from './details.ts';
import { PHONE_STYLE } from './phone.ts';
import { PRINT_STYLE } from './print.ts';

/** The one style of the page. */
export const STYLE = styleElement([
  COLOURS_STYLE,
  FRAME_STYLE,
  BANDS_STYLE,
  SUMMARY_STYLE,
  TO_DO_STYLE,
  ENGINES_STYLE,
  FINDINGS_STYLE,
  CHARTS_STYLE,
  PAGES_STYLE,
  TABLES_STYLE,
  DETAILS_STYLE,
  PHONE_STYLE,
  PRINT_STYLE,
]);
