/** What the environment says. */
const numberOf = (name, usual) => Number(process.env[name] ?? usual);

export const settings = {
  /** A database, such as `postgres://localhost/audits`. Without one the system's PostgreSQL is started. */
  database: process.env.DATABASE_URL,
  /** Where the server listens. In a container: `0.0.0.0`. */
  host: process.env.HOST ?? 'localhost',
  port: numberOf('PORT', 3000),
  /** Worker processes, and jobs of each kind at once in each of them. */
  workers: numberOf('WORKERS', 2),
  concurrency: numberOf('CONCURRENCY', 2),
  /** Options of `createAuditor` and of `deliverWebhook`, as JSON. */
  auditor: JSON.parse(process.env.AUDITOR ?? '{}'),
  webhook: JSON.parse(process.env.WEBHOOK_OPTIONS ?? '{}'),
};
