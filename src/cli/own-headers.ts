/** Headers for a site of one's own, as the command line, files and the environment name them. No message repeats a value. */
import { readFile } from 'node:fs/promises';
import { FRAMING } from '../catalog/framing-headers.ts';
import { CodedError } from '../errors.ts';
import { text, texts, type Values } from './command.ts';
import { orUnreadable } from './file-error.ts';

/** Options of every command that asks a site of one's own. A value that begins with `@` is a file: no process list shows it. */
export const HEADER_OPTIONS = {
  header: {
    type: 'string',
    multiple: true,
    value: "'Name: value'",
    help: 'send this header to the target alone; @file reads one a line, as does the variable CITEWORTHY_HEADERS',
  },
  'basic-auth': {
    type: 'string',
    value: 'user:password',
    help: 'user name and password for the target; @file reads them from a file',
  },
  cookie: {
    type: 'string',
    value: "'name=value'",
    help: 'cookies for the target, several after semicolons; @file reads them from a file',
  },
  'probe-with-headers': {
    type: 'boolean',
    help: 'send these headers in simulated visits too, where a gate would let nobody else in',
  },
} as const;

/** A name and a value that a header may have (RFC 9110, 5.1 and 5.5). */
const FIELD = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([\t\u0020-\u007e\u0080-\u00ff]+)$/;
const COOKIES = /^[\u0021-\u003a\u003c\u003e-\u007e]+=[\u0020-\u007e]*$/;

/** Whether the environment names headers. */
export const hasHeadersAround = (): boolean => (process.env['CITEWORTHY_HEADERS'] ?? '') !== '';

/** The headers by name; of a name that stands twice the later one. Throws `usage` for what is no header. */
export async function readHeaders(
  values: Values,
  environment = process.env['CITEWORTHY_HEADERS'] ?? '',
): Promise<Readonly<Record<string, string>>> {
  const headers = new Map<string, readonly [string, string]>();
  const set = (name: string, value: string) => headers.set(name.toLowerCase(), [name, value]);
  const setLines = (lines: string, from: string) => {
    for (const line of lines.split(/\r?\n/).filter((each) => each.trim() !== '')) {
      const [, name, value] = FIELD.exec(line.trim()) ?? [];
      if (name === undefined || value === undefined)
        throw new CodedError('usage', `${from} needs 'Name: value'`);
      if (FRAMING.has(name.toLowerCase())) throw new CodedError('usage', `${from} cannot set ${name}`);
      set(name, value);
    }
  };
  setLines(environment, 'CITEWORTHY_HEADERS');
  for (const written of texts(values, 'header')) setLines(await contents(written), '--header');
  const user = await contents(text(values, 'basic-auth'));
  if (user !== '') {
    // The user name holds no colon (RFC 7617, 2).
    if (!/^[^:]+:/.test(user)) throw new CodedError('usage', '--basic-auth needs user:password');
    set('Authorization', `Basic ${Buffer.from(user, 'utf8').toString('base64')}`);
  }
  const cookies = await contents(text(values, 'cookie'));
  if (cookies !== '') {
    if (!COOKIES.test(cookies)) throw new CodedError('usage', "--cookie needs 'name=value'");
    set('Cookie', cookies);
  }
  return Object.fromEntries(headers.values());
}

/** A value as it is written, or of the file after `@` without the end of its last line. */
async function contents(written: string): Promise<string> {
  if (!written.startsWith('@')) return written;
  const path = written.slice(1);
  return (await readFile(path, 'utf8').catch(orUnreadable(path))).trimEnd();
}
