/** The queues of the example, in the same database as its store. */

/** Version 12 exports the class by its name; 10, which is what Node before 22.12 can run, as the module itself. */
const loaded = await import('pg-boss');
const PgBoss = loaded.PgBoss ?? loaded.default;

export const WEBHOOK = 'webhook';
/** Jobs, and deliveries, that nobody could end. */
export const DEAD = 'dead';

const KINDS = ['crawler-check', 'llms-check', 'schema-audit', 'site-audit'];

/** Seconds between two looks for workers that have died. */
const LOOK_EVERY = 3;

/** A started pg-boss whose queues are made. */
export async function openBoss(connectionString) {
  const boss = new PgBoss({
    connectionString,
    superviseIntervalSeconds: LOOK_EVERY,
    monitorIntervalSeconds: LOOK_EVERY,
  });
  boss.on('error', (error) => console.error(error.message));
  await boss.start();
  await boss.createQueue(DEAD);
  const audits = {
    retryLimit: 10,
    retryBackoff: true,
    retryDelayMax: 60,
    heartbeatSeconds: 10,
    deadLetter: DEAD,
  };
  for (const kind of KINDS) await boss.createQueue(kind, audits);
  // A delivery and three more, the pause before each doubled. One takes ten seconds at most.
  const deliveries = {
    retryLimit: 3,
    retryDelay: 2,
    retryBackoff: true,
    expireInSeconds: 30,
    deadLetter: DEAD,
  };
  await boss.createQueue(WEBHOOK, deliveries);
  return boss;
}
