/**
 * Characters that no format may pass on: C0 and C1 controls but tab and line breaks (they steer terminals and are
 * not allowed in HTML and XML 1.0), the bidirectional controls of Unicode TR9 (they reorder the text around them),
 * lone surrogates and the two noncharacters that XML 1.0 forbids.
 */
const UNWANTED =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff\p{Cs}]/gu;

/** The text with each unwanted character shown as U+FFFD. Tabs and line breaks stay. */
export function plain(text: string): string {
  return text.replace(UNWANTED, '\ufffd');
}

/** {@link plain} text on one line: white space collapsed and trimmed. */
export function plainLine(text: string): string {
  return plain(text).replace(/\s+/g, ' ').trim();
}
