/** What the tolerant JSON reader gives: a tree that knows where each value was, and the faults on the way. */

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

/** What can be wrong with the text of a block, by the stable problem code. */
export const JSON_FAULT_GRADES = {
  'json.control-character': 'tolerable',
  'json.comment': 'tolerable',
  'json.bom': 'tolerable',
  'json.trailing-text': 'tolerable',
  'json.concatenated': 'tolerable',
  'json.leading-zero': 'tolerable',
  'json.duplicate-key': 'tolerable',
  'json.lone-surrogate': 'tolerable',
  'json.trailing-comma': 'broken',
  'json.extra-comma': 'broken',
  'json.missing-comma': 'broken',
  'json.missing-colon': 'broken',
  'json.missing-value': 'broken',
  'json.mismatched-bracket': 'broken',
  'json.html-comment': 'broken',
  'json.unclosed-script': 'broken',
  'json.html-tag': 'broken',
  'json.cdata': 'broken',
  'json.html-entity': 'broken',
  'json.wrong-quote': 'broken',
  'json.bare-key': 'broken',
  'json.bare-word': 'broken',
  'json.bad-number': 'broken',
  'json.bad-escape': 'broken',
  'json.unescaped-quote': 'broken',
  'json.invalid-space': 'broken',
  'json.truncated': 'broken',
  'json.leading-text': 'broken',
  'json.assignment': 'broken',
  'json.placeholder': 'broken',
  'json.double-encoded': 'broken',
} as const satisfies Readonly<Record<string, JsonFaultGrade>>;

/** Code of a fault in the text of a block. */
export type JsonFaultCode = keyof typeof JSON_FAULT_GRADES;

/** One fault and where it is. */
export interface JsonFault {
  readonly code: JsonFaultCode;
  /** Offset in the text that was read. */
  readonly offset: number;
}

/** The reading of one block. */
export interface JsonReading {
  /** The first complete value, repaired where the text was broken; `null` for a text without any value. */
  readonly root: JsonNode | null;
  /** The values after it, which no engine reads: one script holds one value. */
  readonly further: readonly JsonNode[];
  readonly faults: readonly JsonFault[];
  readonly broken: boolean;
  /** Where the reading ended for too many values (-1: nowhere). `root` is only the beginning then. */
  readonly unreadAt: number;
}
