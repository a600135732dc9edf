import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { inTransaction, rowsOf, type PostgresClient } from '../../src/queue/postgres.ts';

/** A client of a pool, which fails at a statement as those of `pg` do when their connection is cut. */
class Client extends EventEmitter implements PostgresClient {
  released: unknown = 'held';
  readonly asked: string[] = [];
  readonly cutAt: string;
  constructor(cutAt: string) {
    super();
    this.cutAt = cutAt;
  }
  async query(text: string) {
    this.asked.push(text);
    if (this.asked.includes(this.cutAt)) {
      const error = new Error('Connection terminated unexpectedly');
      // Unheard, this throws.
      if (text === this.cutAt) this.emit('error', error);
      throw error;
    }
    return { rows: [] };
  }
  release(error?: Error | boolean) {
    this.released = error;
  }
}

const poolOf = (client: Client) => ({ query: client.query.bind(client), connect: async () => client });

test.each(['BEGIN', 'WORK', 'COMMIT'])(
  'a connection that is lost at %s is a coded error, and no longer lent',
  async (cutAt) => {
    const client = new Client(cutAt);
    const call = inTransaction(poolOf(client), (lent) => lent.query('WORK'));
    await expect(call).rejects.toMatchObject({ code: 'store-unavailable', retryable: true });
    expect(client.released).toBeInstanceOf(Error);
    expect(client.listenerCount('error')).toBe(0);
  },
);

test('a connection that is lost while nothing is asked is a coded error too', async () => {
  const client = new Client('NOTHING');
  const call = inTransaction(poolOf(client), async (lent) => {
    client.emit('error', Object.assign(new Error('terminating connection'), { code: '57P01' }));
    await lent.query('NOTHING');
  });
  await expect(call).rejects.toMatchObject({ code: 'store-unavailable' });
});

test('what fails for another reason is rolled back and stays what it is', async () => {
  const client = new Client('NOTHING');
  const fault = new TypeError('the caller');
  await expect(inTransaction(poolOf(client), () => Promise.reject(fault))).rejects.toBe(fault);
  expect(client.asked).toEqual(['BEGIN', 'ROLLBACK']);
  expect(client.released).toBeUndefined();
});

test.each([
  ['ECONNREFUSED', 'store-unavailable'],
  ['57P03', 'store-unavailable'],
  ['08006', 'store-unavailable'],
  ['53300', 'store-unavailable'],
  ['42P01', 'store-missing'],
  ['23505', '23505'],
])('%s is %s', async (code, expected) => {
  const failing = { query: () => Promise.reject(Object.assign(new Error('no'), { code })) };
  await expect(rowsOf(failing, ['SELECT 1', []], 'made')).rejects.toMatchObject({ code: expected });
});

test.each(['ECONNREFUSED', '57P03', '08006', '53300'])(
  'a transaction that %s keeps from starting is store-unavailable',
  async (code) => {
    const refuse = () => Promise.reject(Object.assign(new Error('no'), { code }));
    const pool = { query: refuse, connect: refuse };
    await expect(inTransaction(pool, async () => 1)).rejects.toMatchObject({ code: 'store-unavailable' });
  },
);
