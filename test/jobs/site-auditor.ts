import { onTestFinished } from 'vitest';
import { createAuditor, type AuditorOptions } from '../../src/jobs/auditor.ts';
import { serveSite, type Routes } from '../site-server.ts';

/** A site on loopback, and an auditor that may read it and does not wait; both are closed with the test. */
export async function siteAuditor(routes: Routes, options: AuditorOptions = {}) {
  const site = await serveSite(routes);
  const auditor = createAuditor({
    allowOrigins: [site.origin],
    limits: { retries: 0 },
    probeSpacingMs: 1,
    ...options,
  });
  onTestFinished(() => auditor.close());
  return { ...site, auditor };
}
