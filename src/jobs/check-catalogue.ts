/** The check catalogue for the rooms above. */
export { checkEntry, checkIds, type CheckEntry } from '../audits/check-catalogue.ts';
