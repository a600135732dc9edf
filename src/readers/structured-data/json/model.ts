/** What the tolerant JSON reader gives: a tree that knows where each value stood, and the faults on the way. */

/** A string, number, truth value or null. */
export interface JsonScalar {
  readonly kind: 'scalar';
  /** Changed only by a repair, before the tree is written. */
  value: string | number | boolean | null;
  /** Offset of the first character in the text that was read. */
  readonly offset: number;
  /** A number as written, where a double would not keep its digits. */
  readonly digits?: string;
}

/** A list. Items are changed only by a repair. */
export interface JsonArray {
  readonly kind: 'array';
  readonly items: JsonNode[];
  readonly offset: number;
}

/** A Map and not an object: a key named `__proto__` is then a key like any other. */
export interface JsonObject {
  readonly kind: 'object';
  readonly entries: Map<string, JsonNode>;
  readonly offset: number;
}

/** Any value of the tree. */
export type JsonNode = JsonScalar | JsonArray | JsonObject;

/**
 * `tolerable`: jsoncpp, whose messages Search Console shows, reads on, and so do we.
 * `broken`: no engine reads the block; it is not counted and offered repaired.
 */
export type JsonFaultGrade = 'tolerable' | 'broken';

/** What can be wrong with the text of a block. The key is the stable problem code. */
export const JSON_FAULTS = {
  'json.control-character': { grade: 'tolerable', text: 'A raw control character stands inside a string' },
  'json.comment': { grade: 'tolerable', text: 'JSON has no comments' },
  'json.bom': { grade: 'tolerable', text: 'A byte order mark stands before the JSON' },
  'json.trailing-text': { grade: 'tolerable', text: 'Text follows the complete JSON value' },
  'json.concatenated': { grade: 'tolerable', text: 'A second JSON value follows; only the first one counts' },
  'json.leading-zero': { grade: 'tolerable', text: 'A number starts with a superfluous zero' },
  'json.duplicate-key': { grade: 'tolerable', text: 'A key stands twice in one object; the last one counts' },
  'json.lone-surrogate': { grade: 'tolerable', text: 'A string holds half of a surrogate pair' },
  'json.trailing-comma': { grade: 'broken', text: 'A comma stands before the closing bracket' },
  'json.extra-comma': { grade: 'broken', text: 'A comma stands where a value or key is expected' },
  'json.missing-comma': { grade: 'broken', text: 'A comma is missing between two members' },
  'json.missing-colon': { grade: 'broken', text: 'A colon is missing after the key' },
  'json.missing-value': { grade: 'broken', text: 'A value is missing' },
  'json.mismatched-bracket': { grade: 'broken', text: 'A closing bracket does not match the open one' },
  'json.html-comment': { grade: 'broken', text: 'An HTML comment stands in the JSON' },
  'json.html-tag': { grade: 'broken', text: 'An HTML tag stands between the members of the JSON' },
  'json.cdata': { grade: 'broken', text: 'A CDATA marker stands in the JSON' },
  'json.html-entity': { grade: 'broken', text: 'Quotes are written as HTML entities' },
  'json.wrong-quote': { grade: 'broken', text: 'A string is not in straight double quotes' },
  'json.bare-key': { grade: 'broken', text: 'A key is not in quotes' },
  'json.bare-word': { grade: 'broken', text: 'A word stands where a JSON value is expected' },
  'json.bad-number': { grade: 'broken', text: 'A number is not written as JSON wants it' },
  'json.bad-escape': { grade: 'broken', text: 'A string holds an escape that JSON does not have' },
  'json.unescaped-quote': { grade: 'broken', text: 'A quote inside a string is not escaped' },
  'json.invalid-space': {
    grade: 'broken',
    text: 'A character that only looks like a space stands in the JSON',
  },
  'json.truncated': { grade: 'broken', text: 'The JSON ends before it is complete' },
  'json.leading-text': { grade: 'broken', text: 'Text stands before the JSON' },
  'json.assignment': { grade: 'broken', text: 'The block is a script assignment, not JSON' },
  'json.placeholder': { grade: 'broken', text: 'A template placeholder was not filled in' },
  'json.double-encoded': { grade: 'broken', text: 'The JSON is encoded twice, as a string' },
} as const satisfies Record<string, { grade: JsonFaultGrade; text: string }>;

/** Code of a fault in the text of a block. */
export type JsonFaultCode = keyof typeof JSON_FAULTS;

/** One fault and where it stands. */
export interface JsonFault {
  readonly code: JsonFaultCode;
  /** Offset in the text that was read. */
  readonly offset: number;
}

/** The reading of one block. */
export interface JsonReading {
  /** The first complete value, repaired where the text was broken; `null` for a text without any value. */
  readonly root: JsonNode | null;
  /** The values behind it, which no engine reads: one script holds one value. */
  readonly further: readonly JsonNode[];
  readonly faults: readonly JsonFault[];
  readonly broken: boolean;
  /** Where the reading ended for too many values (-1: nowhere). `root` is only the beginning then. */
  readonly unreadAt: number;
}
