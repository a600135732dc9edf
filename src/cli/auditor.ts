import { createAuditor, type Auditor, type AuditorOptions } from '../jobs/auditor.ts';
import { text, type Values } from './command.ts';
import { texts, whole } from './options.ts';

const MS = 1_000;
/** Seconds. */
const DEFAULT_TIMEOUT = 30;

/** Runs the work with an auditor made from the network options, and closes it in any case. */
export async function withAuditor<Result>(
  values: Values,
  more: AuditorOptions,
  work: (auditor: Auditor) => Promise<Result>,
): Promise<Result> {
  const userAgent = text(values, 'user-agent');
  const auditor = createAuditor({
    allowOrigins: texts(values, 'allow-origin'),
    limits: { totalMs: whole(values, 'timeout', DEFAULT_TIMEOUT) * MS },
    ...(userAgent !== '' && { userAgent }),
    ...more,
  });
  try {
    return await work(auditor);
  } finally {
    await auditor.close();
  }
}
