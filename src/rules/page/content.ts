/** The checks of one category: those with points first, then those that only inform. */
import { altFileName } from './content/alt-file-name.ts';
import { duplicatePage } from './content/duplicate-page.ts';
import { h1 } from './content/h1.ts';
import { headingDuplicates } from './content/heading-duplicates.ts';
import { headingLength } from './content/heading-length.ts';
import { headingOrder } from './content/heading-order.ts';
import { headingWords } from './content/heading-words.ts';
import { hiddenInstructions } from './content/hidden-instructions.ts';
import { hiddenText } from './content/hidden-text.ts';
import { linkText } from './content/link-text.ts';
import { mediaText } from './content/media-text.ts';
import { metaDescription } from './content/meta-description.ts';
import { paragraphLength } from './content/paragraph-length.ts';
import { placeholder } from './content/placeholder.ts';
import { priceFilled } from './content/price-filled.ts';
import { sentenceLength } from './content/sentence-length.ts';
import { subheadings } from './content/subheadings.ts';
import { tableHeaders } from './content/table-headers.ts';
import { textAmount } from './content/text-amount.ts';
import { textExcess } from './content/text-excess.ts';
import { title } from './content/title.ts';
import { titleH1Match } from './content/title-h1-match.ts';
import { titleSingle } from './content/title-single.ts';
import { unfilledMarks } from './content/unfilled-marks.ts';
import { updatedVisible } from './content/updated-visible.ts';

/** The checks of the content category. */
export const contentChecks = [
  title,
  h1,
  titleH1Match,
  metaDescription,
  textAmount,
  textExcess,
  subheadings,
  headingOrder,
  headingWords,
  paragraphLength,
  tableHeaders,
  sentenceLength,
  duplicatePage,
  linkText,
  placeholder,
  priceFilled,
  hiddenInstructions,
  hiddenText,
  mediaText,
  updatedVisible,
  altFileName,
  headingDuplicates,
  headingLength,
  titleSingle,
  unfilledMarks,
] as const;
