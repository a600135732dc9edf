import { createAuditor, type Auditor, type AuditorOptions } from '../jobs/auditor.ts';
import { isSet, text, texts, type Values } from './command.ts';
import { whole } from './options.ts';

const MS = 1_000;
/** Seconds. */
const DEFAULT_TIMEOUT = 30;

/** What the network options of the command line say to an auditor. Throws `usage` for values it cannot have. */
export function auditorOptions(values: Values): AuditorOptions {
  const userAgent = text(values, 'user-agent');
  return {
    allowOrigins: texts(values, 'allow-origin'),
    limits: { totalMs: whole(values, 'timeout', DEFAULT_TIMEOUT) * MS },
    probe: !isSet(values, 'no-probe'),
    ...(userAgent !== '' && { userAgent }),
  };
}

/** Runs the work with an auditor and closes it in any case. */
export async function withAuditor<Result>(
  options: AuditorOptions,
  work: (auditor: Auditor) => Promise<Result>,
): Promise<Result> {
  const auditor = createAuditor(options);
  try {
    return await work(auditor);
  } finally {
    await auditor.close();
  }
}
