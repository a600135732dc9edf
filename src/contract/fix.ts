/** Fixes as the LLMs.txt check and the schema audit document them. */
import * as z from 'zod';
import { SEVERITIES, type Immutable } from './values.ts';

const id = z.string().min(1).describe('Stable kebab-case name');
const title = z.string().min(1).describe('What is wrong, in one line');
const severity = z.enum(SEVERITIES).describe('How much it matters');

/** Schema of one fix of a status result. */
export const fix = z
  .strictObject({
    id,
    title,
    severity,
    description: z.string().describe('Why it matters and what to do'),
    code: z.string().describe('Text to paste, made from the data of the audited site'),
  })
  .meta({ id: 'Fix', description: 'One thing to repair, with the text to paste' });

/** One thing to repair, with the text to paste. */
export type Fix = Immutable<z.infer<typeof fix>>;

/** Schema of one fix as history records name it. */
export const fixNeeded = z
  .strictObject({ id, title, severity })
  .meta({ id: 'FixNeeded', description: 'A fix as a history record names it, without its text' });

/** A fix as a history record names it, without its text. */
export type FixNeeded = Immutable<z.infer<typeof fixNeeded>>;
