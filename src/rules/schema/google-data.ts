/** What Google makes of a type of structured data, as data for the words of a fault. */
import { SCHEMA_TYPES } from '../../catalog/schema-types.ts';
import { ruleOf } from '../structured-data/type-rules.ts';
import type { Data } from '../rule.ts';

/** What Google uses a type for in a limited way, by type. */
export const GOOGLE_FEATURES: Readonly<Record<string, string>> = Object.fromEntries(
  SCHEMA_TYPES.flatMap(({ type, google }) =>
    google.status === 'restricted' ? [[type, google.feature]] : [],
  ),
);

/** Said of data to add or to complete: what it is good for, filled from {@link googleData}. */
export const GOOGLE_WORDS =
  '[. Google uses the type in a limited way: {limited@google-features}][. Google has shown no result for the type since {retired}; the markup stays valid, and other engines may read it][. Google has no result of its own for {unshown}]';

/** Each is empty where it does not hold: the type where Google uses it in a limited way, since when it shows nothing for it, the type where it never showed anything. */
export function googleData(type: string): Data {
  const google = ruleOf(type)?.google;
  return {
    limited: google?.status === 'restricted' ? type : '',
    retired: google?.status === 'retired' ? (google.since ?? '') : '',
    unshown: google?.status === 'none' ? type : '',
  };
}
