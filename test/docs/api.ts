/** What the public API takes: signatures of functions, tables of options with unit, default and range, and the errors. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { ERRORS } from '../../src/errors.ts';
import { OPTION_SCHEMAS } from '../../src/jobs/options.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Interfaces of the options of each function, by their files. */
const OPTIONS: Readonly<
  Record<keyof typeof OPTION_SCHEMAS, readonly (readonly [file: string, name: string])[]>
> = (() => {
  const run = ['src/jobs/engine.ts', 'RunOptions'] as const;
  const scope = ['src/gather/scope.ts', 'ScopeOptions'] as const;
  const context = ['src/jobs/job.ts', 'JobContext'] as const;
  const target = [['src/jobs/audit.ts', 'TargetAuditOptions'], scope, context] as const;
  return {
    createAuditor: [
      ['src/jobs/options.ts', 'AuditorOptions'],
      ['src/net/model.ts', 'FetcherOptions'],
    ],
    audit: target,
    site: target,
    crawlerCheck: [run],
    schemaAudit: [run],
    llmsCheck: [['src/jobs/llms-check.ts', 'LlmsCheckOptions'], run],
    discoverSite: [['src/jobs/discover-site.ts', 'DiscoverSiteOptions'], scope, context],
    auditSite: [['src/jobs/site-audit.ts', 'SiteAuditContext'], context],
    fetch: [run],
    walkSitemaps: [run],
  };
})();

interface Member {
  readonly name: string;
  readonly type: string;
  readonly words: string;
}

const MEMBER = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*readonly (\w+)\??:\s*([^;]+);/g;

/** The documented members of an interface. */
function membersOf(file: string, name: string): readonly Member[] {
  const text = readFileSync(resolve(ROOT, file), 'utf8');
  const from = text.indexOf(`export interface ${name}`);
  if (from === -1) throw new Error(`${file} has no ${name}`);
  const body = text.slice(from, text.indexOf('\n}', from));
  return [...body.matchAll(MEMBER)].map(([, comment = '', member = '', type = '']) => ({
    name: member,
    type: type
      .replace(/\s+/g, ' ')
      .replace(/^\(|\)? \| undefined$/g, '')
      .trim(),
    words: comment
      .split('\n')
      .map((line) => line.replace(/^\s*\*? ?/, '').trim())
      .join(' ')
      .replace(/\{@link (\w+)\}/g, '`$1`')
      .trim(),
  }));
}

/** What bounds the values of an option, as its schema has it. */
function rangeOf(schema: z.ZodType): string {
  const json = z.toJSONSchema(schema, { unrepresentable: 'any' });
  const { minimum, maximum, anyOf = [] } = json;
  const choices = [json, ...anyOf].flatMap((one) => (typeof one === 'object' ? (one.enum ?? []) : []));
  if (choices.length > 0) return choices.map((one) => `\`${String(one)}\``).join(', ');
  return minimum === undefined || maximum === undefined ? '' : `${minimum} to ${maximum}`;
}

const unitOf = ({ name, words }: Member): string =>
  name.endsWith('Ms') || words.startsWith('Milliseconds')
    ? 'ms'
    : (/^(Pages|Threads|Requests)\b/.exec(words)?.[1]?.toLowerCase() ?? '');

const defaultOf = ({ words }: Member): string =>
  /\bDefault:? ([^.;:,]+)/.exec(words)?.[1] ?? /(`\w+`)[^`]*?, the default\b/.exec(words)?.[1] ?? '';

/** A table of options for each function that takes some. */
export function optionTables(
  table: (head: readonly string[], rows: readonly (readonly string[])[]) => string,
): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
  return Object.entries(OPTION_SCHEMAS)
    .flatMap(([of, schema]) => {
      const known = new Map<string, z.ZodType>(Object.entries(schema.shape));
      const members = Object.entries(OPTIONS).find(([name]) => name === of)?.[1] ?? [];
      const rows = members
        .flatMap(([file, name]) => membersOf(file, name))
        .filter(({ name }, at, all) => known.has(name) && all.findIndex((one) => one.name === name) === at)
        .map((member) => [
          `\`${member.name}\``,
          `\`${member.type.replaceAll('|', '\\|')}\``,
          unitOf(member),
          cell(defaultOf(member)),
          rangeOf(known.get(member.name) ?? z.unknown()),
          cell(/^.*?\.(?=\s|$)/.exec(member.words)?.[0] ?? member.words),
        ]);
      const bare = [...known.keys()].filter((name) => !rows.some(([cell]) => cell === `\`${name}\``));
      if (bare.length > 0) throw new Error(`${of} has options without words: ${bare.join(', ')}`);
      return [`### Options of \`${of}\``, table(['Option', 'Type', 'Unit', 'Default', 'Range', ''], rows)];
    })
    .join('\n\n');
}

/** Every code that an error can have. */
export function errorTable(
  table: (head: readonly string[], rows: readonly (readonly string[])[]) => string,
): string {
  const rows = Object.entries(ERRORS).map(([code, { message, retryable }]) => [
    `\`${code}\``,
    message,
    retryable ? 'yes' : '',
  ]);
  return table(['Code', 'Sentence', 'Trying again can help'], rows);
}

/** The signature of a function as its source writes it, on one line; of a constant its type; empty for all else. */
export function signatureIn(text: string, name: string): string {
  const constant = new RegExp(`^export const ${name}: ([^=]+?) =`, 'm').exec(text)?.[1];
  if (constant !== undefined) return constant.replace(/\s+/g, ' ');
  const at = new RegExp(`^export (?:async )?function\\*? ${name}\\b`, 'm').exec(text);
  if (at === null) return '';
  const start = at.index + at[0].length;
  let depth = 0;
  let before = '';
  for (let end = start; end < text.length; end++) {
    const sign = text[end] ?? '';
    if (sign === '{' && depth === 0 && !/[:|&<,=]/.test(before)) return shorten(text.slice(start, end));
    if ('([{'.includes(sign)) depth++;
    if (')]}'.includes(sign)) depth--;
    if (/\S/.test(sign)) before = sign;
  }
  return '';
}

/** Parameters that are taken apart have the name of what they are. */
const shorten = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(?<=[(,] ?)\{[^{}:]*(?:\{[^{}]*\}[^{}:]*)*\}(?=: )/g, 'given')
    .replace(/(\w+): ([^,()]+?) = (?:\{\}|\[\]|[A-Z_]+)(?=[,)])/g, '$1?: $2')
    .replace(/\( | (?=\))|,(?= \))/g, (part) => part.trim())
    .trim();
