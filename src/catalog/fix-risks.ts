/**
 * How much a change of a repair can do beside it: `low`, what engines read of the head or of a file of the site; `medium`,
 * what they take the page for, or a tag that a style sheet may name; `high`, what the owner may have meant as it is.
 */
export const RISKS = ['low', 'medium', 'high'] as const;

/** One of {@link RISKS}. */
export type Risk = (typeof RISKS)[number];
