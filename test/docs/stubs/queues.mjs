/**
 * Stand-ins for queue packages, so that the recipes run without their servers: each hands one job to the recipe as the
 * real package would, waits for it, and says that it has ended. One file under many names.
 */
const payload = { url: process.env.DEMO_ORIGIN };
const jobId = 'job-1';

/** What the recipe at hand waits for: `done` settles with its last job; null where it has none. */
export const recipe = { done: null, end: () => {} };
const begin = () => (recipe.done ??= new Promise((resolve) => (recipe.end = resolve)));

/** Runs the recipe's handler once the recipe has been read to its end. */
const later = (work) => {
  begin();
  setImmediate(async () => {
    const result = await work();
    if (result !== undefined) console.log(result);
    recipe.end();
  });
};

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

/** bullmq: one that is empty. */
export class Queue {
  async getJob() {}
}

/**
 * pg-boss: hands over the rows that were inserted, or a payload of ours; a join again until all outputs are there.
 * As with the real one, what is meant for a queue that nobody has made is lost without a word.
 */
export class PgBoss {
  queues = new Set();
  rows = [];
  outputs = new Map();
  on() {}
  start() {}
  stop() {}
  offWork() {}
  createQueue(name) {
    this.queues.add(name);
  }
  insert(name, rows) {
    if (this.queues.has(name)) this.rows.push(...rows);
  }
  getDb() {
    return { executeSql: async () => ({ rows: [] }) };
  }
  /** A shard has ended once its output is there; whatever else is asked for is running. */
  async getJobById(_name, id) {
    return this.outputs.get(id) ?? { state: 'active' };
  }
  async work(name, _options, handler) {
    if (!this.queues.has(name)) return 'worker';
    const rows = this.rows.filter((row) => row.name === name);
    if (rows.length === 0) later(() => handler([{ id: jobId, name, data: payload }]));
    else setImmediate(() => this.workOff(rows, handler));
    begin();
    return 'worker';
  }
  async workOff(rows, handler) {
    for (const row of rows) {
      let output = null;
      while (output === null) {
        await new Promise(setImmediate);
        output = await handler([row]);
      }
      if ('failedShards' in output) return recipe.end();
      this.outputs.set(row.id, { state: 'completed', output });
    }
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

/** @aws-sdk/client-sqs: one message, then silence. */
export class SQS {
  sent = 0;
  async receiveMessage() {
    begin();
    this.sent += 1;
    if (this.sent > 1) {
      recipe.end();
      return new Promise(() => {});
    }
    return { Messages: [{ Body: JSON.stringify(payload), ReceiptHandle: 'r' }] };
  }
  async changeMessageVisibility() {}
  async deleteMessage() {}
}

/** ioredis: nobody asks for a host, so nothing is asked of it. */
export class Redis {
  async eval() {}
}

/** @aws-sdk/client-s3: one bucket, two objects a listing. Nothing is put twice: a page that is kept is not read again. */
export class S3 {
  objects = new Map();
  async putObject({ Key, Body }) {
    if (this.objects.has(Key)) throw new Error(`${Key} is there`);
    this.objects.set(Key, Body);
  }
  async getObject({ Key }) {
    return { Body: { transformToString: async () => this.objects.get(Key) } };
  }
  async listObjectsV2({ Prefix, ContinuationToken = '' }) {
    const names = [...this.objects.keys()].filter((Key) => Key.startsWith(Prefix) && Key > ContinuationToken);
    const listed = names.toSorted().slice(0, 2);
    if (listed.length === 0) return {};
    const more = names.length > listed.length && { NextContinuationToken: listed.at(-1) };
    return { Contents: listed.map((Key) => ({ Key })), ...more };
  }
}
