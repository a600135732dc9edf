/** Secrets in addresses: a report repeats what a site says, and must not carry its passwords further. */

/** Query parameters whose value opens a door. */
const NAMES =
  'access_?token|auth_?token|api_?key|token|secret|client_?secret|password|passwd|pwd|sig|signature|x-amz-signature|x-amz-credential';

const SECRET_NAME = new RegExp(`^(?:${NAMES})$`, 'i');

/** Characters: shorter values are no secrets. */
const MIN_SECRET = 8;

/** Values that stand for a secret in documentation. */
const EXAMPLE_VALUE = /your|example|xxx|\*\*\*|placeholder|[<>{}[\]$]|\.\.\.|…/i;

/** Whether a query parameter opens a door. */
export function isSecret(name: string, value: string): boolean {
  return SECRET_NAME.test(name) && value.length >= MIN_SECRET && !EXAMPLE_VALUE.test(value);
}

/** The password behind the name in front of a host, up to the last at sign before the path (WHATWG URL, 4.4). */
const PASSWORD = /(\/\/[^\s/?#@:]*:)[^\s/?#]+(?=@)/g;

/** The value of a secret parameter. */
const VALUE = new RegExp(`([?&;](?:${NAMES})=)([^\\s&#"'<>)\\]]{${MIN_SECRET},})`, 'gi');

/** What stands in the place of a secret. */
const MASK = '***';

/** A text with the passwords and keys of the addresses in it masked. */
export function masked(text: string): string {
  const named = text.includes('@') ? text.replace(PASSWORD, `$1${MASK}`) : text;
  if (!named.includes('=')) return named;
  return named.replace(VALUE, (whole, name: string, value: string) =>
    EXAMPLE_VALUE.test(value) ? whole : `${name}${MASK}`,
  );
}
