/** What a tool is called with: the shape that an assistant reads, and the check that it holds. */
import { CodedError } from '../../errors.ts';

/** An argument of a tool, in the words of JSON Schema. */
export interface Argument {
  readonly type: 'string' | 'integer' | 'array';
  readonly description: string;
  /** Of an array; each is a text. */
  readonly items?: { readonly type: 'string'; readonly maxLength: number };
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The arguments of a tool by name. */
export type Arguments = Readonly<Record<string, Argument>>;

/** What a tool got. */
export type Given = Readonly<Record<string, unknown>>;

/** The arguments as JSON Schema; all but the optional ones are required. */
export function inputSchema(properties: Arguments, optional: readonly string[]): object {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}

/** Throws `usage` for what is missing, not known, or not within its limits. No message repeats a value. */
export function checkArguments(given: Given, properties: Arguments, optional: readonly string[]): void {
  for (const name of Object.keys(given))
    if (!Object.hasOwn(properties, name))
      throw new CodedError('usage', `There is no argument ${name.slice(0, MOST_NAME)}`);
  for (const [name, argument] of Object.entries(properties)) {
    const value = given[name];
    if (value === undefined && optional.includes(name)) continue;
    if (!fits(value, argument)) throw new CodedError('usage', `${name} takes ${wanted(argument)}`);
  }
}

/** Characters of a name that a message repeats. */
const MOST_NAME = 60;

function fits(value: unknown, argument: Argument): boolean {
  const { type, items, minLength = 0, maxLength = 0, maxItems = 0, minimum = 0, maximum = 0 } = argument;
  if (type === 'integer')
    return typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum;
  if (type === 'string')
    return typeof value === 'string' && value.length >= minLength && value.length <= maxLength;
  const most = items?.maxLength ?? 0;
  const isText = (one: unknown) => typeof one === 'string' && one !== '' && one.length <= most;
  return Array.isArray(value) && value.length > 0 && value.length <= maxItems && value.every(isText);
}

function wanted({ type, items, minLength = 0, maxLength, maxItems, minimum, maximum }: Argument): string {
  if (type === 'integer') return `a whole number from ${minimum} to ${maximum}`;
  if (type === 'string') return `a text of ${minLength} to ${maxLength} characters`;
  return `a list of 1 to ${maxItems} texts of at most ${items?.maxLength} characters`;
}

/** A text that {@link checkArguments} has looked at, empty when it was not given. */
export function textOf(given: Given, name: string): string {
  const value = given[name];
  return typeof value === 'string' ? value : '';
}

/** The same of a number. */
export function numberOf(given: Given, name: string, fallback: number): number {
  const value = given[name];
  return typeof value === 'number' ? value : fallback;
}

/** The same of a list of texts. */
export function listOf(given: Given, name: string): readonly string[] {
  const value = given[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
