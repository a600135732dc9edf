/** The keys of a configuration file, made of the options of the audits: one table says what both of them take. */
import { SCORE_NAMES } from '../../report/report.ts';
import type { Option, Options } from '../command.ts';
import { LEVELS } from '../level-names.ts';
import { PRESETS } from './presets.ts';

/** What a key gives to the option that it is for. */
export type Given = string | boolean | readonly string[];

/** A key of the file. */
export interface Key {
  readonly name: string;
  /** The option that it is for, `null` for what is said of the run as a whole. */
  readonly option: string | null;
  /** What it takes, for a message. */
  readonly takes: string;
  /** What the option gets, `null` for a value that the key does not take. */
  readonly read: (value: unknown) => Given | null;
  /** JSON Schema (draft 7) of its value. */
  readonly schema: object;
}

/** Options that say something of one run alone. */
const OF_ONE_RUN: ReadonlySet<string> = new Set([
  'config',
  'no-config',
  'trust-config',
  'no-probe',
  'json',
  'ndjson',
  'open',
  'record',
  'ledger',
  'resume',
  'previous',
  'targets',
  'keep-going',
  'root',
  'write',
]);

/** What is no option. */
const OF_THE_RUN: readonly Key[] = [
  {
    name: '$schema',
    option: null,
    takes: 'an address',
    read: textIn,
    schema: { type: 'string', description: 'Address of this schema, for editors' },
  },
  {
    name: 'target',
    option: null,
    takes: 'a domain, an address or a folder',
    read: textIn,
    schema: { type: 'string', description: 'What is audited where the command line names no target' },
  },
  {
    name: 'preset',
    option: null,
    takes: `one or more of ${Object.keys(PRESETS).join(', ')}`,
    read: (value) => {
      const names = listIn(value);
      return names?.every((name) => Object.hasOwn(PRESETS, name)) === true ? names : null;
    },
    schema: listOf({
      enum: Object.keys(PRESETS),
      description:
        'Settings that go together; a later preset, and every key of this file, wins over an earlier one',
    }),
  },
];

/** Every key that a file may have, for audits with these options. */
export function keysOf(options: Options): readonly Key[] {
  const own = Object.entries(options).filter(([name]) => !OF_ONE_RUN.has(name));
  return [...OF_THE_RUN, ...own.map(([name, option]) => FORMS[name]?.(option) ?? plainKey(name, option))];
}

/** Options whose values have more form in a file than in a line. */
const FORMS: Readonly<Record<string, (option: Option) => Key>> = {
  'min-score': ({ help }) => ({
    name: 'minScore',
    option: 'min-score',
    takes: `a whole number from 0 to 100, or one for each of all, ${SCORE_NAMES.join(', ')}`,
    read: (value) => pairsIn(typeof value === 'number' ? { all: value } : value, scoreIn),
    schema: {
      description: help,
      anyOf: [
        SCORE,
        {
          type: 'object',
          properties: propertiesOf(['all', ...SCORE_NAMES], SCORE),
          additionalProperties: false,
        },
      ],
    },
  }),
  severity: ({ help }) => ({
    name: 'severities',
    option: 'severity',
    takes: `for each rule, or fault of a rule, one of ${LEVELS.join(', ')}`,
    read: (value) => pairsIn(value, (rule, level) => (isLevel(level) ? `${rule}=${String(level)}` : null)),
    schema: { description: help, type: 'object', additionalProperties: { enum: LEVELS } },
  }),
  header: ({ help }) => ({
    name: 'headers',
    option: 'header',
    takes: 'a text for each name, in which ${NAME} is a variable of the environment',
    read: (value) => pairsIn(value, (name, text) => (typeof text === 'string' ? `${name}: ${text}` : null)),
    schema: {
      description: `${help}; \${NAME} is a variable of the environment`,
      type: 'object',
      additionalProperties: { type: 'string' },
    },
  }),
  suppressions: ({ help }) => ({
    name: 'suppressions',
    option: 'suppressions',
    takes: 'a list, or the name of a file that holds it',
    // An empty list waits to be filled in, as `init` writes it.
    read: (value) => {
      if (!Array.isArray(value)) return textIn(value);
      return value.length > 0 && JSON.stringify(value);
    },
    schema: { description: help, anyOf: [{ type: 'string' }, { type: 'array', items: SUPPRESSION }] },
  }),
};

const SCORE = { type: 'integer', minimum: 0, maximum: 100 };

const TEXT = { type: 'string', minLength: 1 };

/** As `suppressions.ts` reads it. */
const SUPPRESSION = {
  type: 'object',
  properties: {
    ...propertiesOf(['fingerprint', 'id', 'code', 'url', 'reason'], TEXT),
    expires: { type: 'string', format: 'date' },
  },
  required: ['reason', 'expires'],
  additionalProperties: false,
};

function propertiesOf(names: readonly string[], schema: object): object {
  return Object.fromEntries(names.map((name) => [name, schema]));
}

function scoreIn(name: string, value: unknown): string | null {
  const isScore = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100;
  if (!isScore) return null;
  if (name === 'all') return String(value);
  return SCORE_NAMES.some((known) => known === name) ? `${name}=${value}` : null;
}

function isLevel(value: unknown): boolean {
  return LEVELS.some((level) => level === value);
}

/** A key that takes what its option takes. */
function plainKey(option: string, { type, help, whole, choices, multiple, value = 'text' }: Option): Key {
  // `max-pages` is `maxPages`, as in a program.
  const name = option.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const common = { name, option };
  if (type === 'boolean')
    return {
      ...common,
      takes: 'true or false',
      read: (given) => (typeof given === 'boolean' ? given : null),
      schema: { type: 'boolean', description: help },
    };
  if (whole !== undefined)
    return {
      ...common,
      takes: `a whole number from ${whole.least} to ${whole.most}`,
      read: (given) =>
        Number.isInteger(given) && Number(given) >= whole.least && Number(given) <= whole.most
          ? String(given)
          : null,
      schema: { type: 'integer', minimum: whole.least, maximum: whole.most, description: help },
    };
  if (multiple === true)
    return {
      ...common,
      takes: `a text or a list of them (${value})`,
      read: listIn,
      schema: listOf({ ...TEXT, description: help }),
    };
  return {
    ...common,
    takes: choices === undefined ? `a text (${value})` : `one of ${choices.join(', ')}`,
    read: (given) => (choices?.some((one) => one === given) === false ? null : textIn(given)),
    schema: choices === undefined ? { ...TEXT, description: help } : { enum: choices, description: help },
  };
}

/** One value, or a list of such. */
function listOf({ description, ...one }: Readonly<Record<string, unknown>>): object {
  return { description, anyOf: [one, { type: 'array', items: one }] };
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function listIn(value: unknown): readonly string[] | null {
  const list = Array.isArray(value) ? value.map(textIn) : [textIn(value)];
  const texts = list.filter((one) => one !== null);
  return texts.length === list.length ? texts : null;
}

/** What an object says, an entry each. */
function pairsIn(
  value: unknown,
  read: (name: string, value: unknown) => string | null,
): readonly string[] | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const pairs = Object.entries(value).map(([name, one]) => read(name, one));
  const texts = pairs.filter((one) => one !== null);
  return texts.length === pairs.length ? texts : null;
}
