/**
 * Stand-ins for queue packages, so that the recipes of README.md run without their servers: each hands one job to the
 * recipe as the real package would, waits for it, and ends the process. One file under many names.
 */
const payload = { url: process.env.DEMO_ORIGIN };
const jobId = 'job-1';

/** Runs the recipe's handler once the recipe has been read to its end. */
const later = (work) =>
  setImmediate(async () => {
    const result = await work();
    if (result !== undefined) console.log(result);
    process.exit(0);
  });

/** bullmq and @temporalio/worker. */
export class Worker {
  constructor(_name, processor) {
    const job = { id: jobId, data: payload, updateProgress: () => Promise.resolve() };
    later(() => processor(job, 'token', new AbortController().signal));
  }
  on() {}
  static async create({ activities }) {
    return { run: () => new Promise(() => later(() => activities.siteAudit(payload))) };
  }
}

/** pg-boss. */
export default class PgBoss {
  start() {}
  stop() {}
  offWork() {}
  async getJobById() {
    return { state: 'active' };
  }
  async work(name, _options, handler) {
    later(() => handler([{ id: jobId, name, data: payload }]));
    return 'worker';
  }
}

/** graphile-worker. */
export async function run({ taskList }) {
  later(() => taskList['crawler-check'](payload));
}

/** agenda. */
export class Agenda {
  define(_name, handler) {
    this.handler = handler;
  }
  async start() {
    later(() => this.handler({ attrs: { data: payload } }));
  }
}

/** @temporalio/activity. */
export const Context = {
  current: () => ({ cancellationSignal: new AbortController().signal, heartbeat: () => {} }),
};

/** inngest. */
export class Inngest {
  createFunction(_options, _trigger, handler) {
    later(() => handler({ event: { data: payload }, step: { run: (_name, work) => work() } }));
  }
}

/** @aws-sdk/client-sqs: one message, then the end. */
export class SQS {
  sent = 0;
  async receiveMessage() {
    this.sent += 1;
    if (this.sent > 1) process.exit(0);
    return { Messages: [{ Body: JSON.stringify(payload), ReceiptHandle: 'r' }] };
  }
  async deleteMessage() {}
}
