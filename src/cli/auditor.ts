import { parsedUrl } from '../values/address.ts';
import { PROBE_CHOICES } from '../catalog/probe-limits.ts';
import { CodedError } from '../errors.ts';
import type { Auditor, AuditorOptions } from '../jobs/auditor.ts';
import { isSet, text, texts, whole, type Values } from './command.ts';

const MS = 1_000;
/** What no header can carry (RFC 9110, 5.5). */
const UNSENDABLE = /[^\t\u0020-\u007e\u0080-\u00ff]/;
/** Seconds. */
const DEFAULT_TIMEOUT = 30;

/** What the network options of the command line mean for an auditor. Throws `usage` for what no auditor takes. */
export function auditorOptions(values: Values): AuditorOptions {
  const userAgent = text(values, 'user-agent');
  if (UNSENDABLE.test(userAgent) || (userAgent !== '' && userAgent.trim() === ''))
    throw new CodedError('usage', '--user-agent needs Latin letters, digits or signs, on one line');
  if (isSet(values, 'public-only') && texts(values, 'allow-origin').length > 0)
    throw new CodedError('usage', '--public-only and --allow-origin exclude each other');
  return {
    allowOrigins: texts(values, 'allow-origin').map(checkedOrigin),
    publicOnly: isSet(values, 'public-only'),
    limits: { totalMs: whole(values, 'timeout', DEFAULT_TIMEOUT) * MS },
    probe: isSet(values, 'no-probe') ? 'none' : PROBE_CHOICES.find((choice) => choice === values['probe']),
    ...(userAgent !== '' && { userAgent }),
  };
}

/** What was written may hold a password: a message repeats nothing but the origin in it. */
function checkedOrigin(written: string): string {
  const url = parsedUrl(written.includes('://') ? written : `http://${written}`);
  const isWeb = url !== null && /^https?:$/.test(url.protocol);
  if (isWeb && parsedUrl(written)?.href === `${url.origin}/`) return written;
  const hint = isWeb ? `did you mean ${url.origin}?` : 'for example http://127.0.0.1:8080';
  throw new CodedError(
    'usage',
    `--allow-origin needs a scheme, a host and a port, and nothing else: ${hint}`,
  );
}

/** Runs the work with an auditor and closes it in any case. */
export async function withAuditor<Result>(
  makeOptions: () => AuditorOptions | Promise<AuditorOptions>,
  work: (auditor: Auditor) => Promise<Result>,
): Promise<Result> {
  // The network stack takes most of the time of a start: it is loaded when the first request is certain.
  const { createAuditor } = await import('../jobs/auditor.ts');
  const auditor = createAuditor(await makeOptions());
  try {
    return await work(auditor);
  } finally {
    await auditor.close();
  }
}
