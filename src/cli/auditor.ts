import { CodedError } from '../errors.ts';
import type { Auditor, AuditorOptions } from '../jobs/auditor.ts';
import { isSet, text, texts, whole, type Values } from './command.ts';

const MS = 1_000;
/** Seconds. */
const DEFAULT_TIMEOUT = 30;

/** What the network options of the command line say to an auditor. */
export function auditorOptions(values: Values): AuditorOptions {
  const userAgent = text(values, 'user-agent');
  return {
    allowOrigins: texts(values, 'allow-origin'),
    limits: { totalMs: whole(values, 'timeout', DEFAULT_TIMEOUT) * MS },
    probe: !isSet(values, 'no-probe'),
    ...(userAgent !== '' && { userAgent }),
  };
}

/** Runs the work with an auditor and closes it in any case. Throws `usage` for options that no auditor can have. */
export async function withAuditor<Result>(
  makeOptions: () => AuditorOptions | Promise<AuditorOptions>,
  work: (auditor: Auditor) => Promise<Result>,
): Promise<Result> {
  const auditor = await opened(makeOptions);
  try {
    return await work(auditor);
  } finally {
    await auditor.close();
  }
}

/** The network stack takes most of the time of a start: it is loaded when the first request is certain. */
async function opened(makeOptions: () => AuditorOptions | Promise<AuditorOptions>): Promise<Auditor> {
  const { createAuditor } = await import('../jobs/auditor.ts');
  try {
    return createAuditor(await makeOptions());
  } catch (error) {
    throw error instanceof TypeError ? new CodedError('usage', error.message) : error;
  }
}
