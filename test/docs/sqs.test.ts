import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ROOT } from './sections.ts';

const MS = 1_000;

interface Asked {
  readonly ReceiptHandle: string;
  readonly VisibilityTimeout: number;
}

/** SQS with messages that come back once their time is over. Who asks an empty queue waits for ever. */
function queueOf(bodies: readonly string[]) {
  const messages = new Map(bodies.map((Body) => [Body, { Body, ReceiptHandle: Body, visibleAt: 0 }]));
  const received: string[] = [];
  const hide = (name: string, seconds: number) => {
    const message = messages.get(name);
    if (message !== undefined) message.visibleAt = Date.now() + seconds * MS;
  };
  class SQS {
    receiveMessage({ VisibilityTimeout }: Asked) {
      const next = [...messages.values()].find(({ visibleAt }) => visibleAt <= Date.now());
      if (next === undefined) return new Promise<never>(() => {});
      hide(next.Body, VisibilityTimeout);
      received.push(next.Body);
      return Promise.resolve({ Messages: [next] });
    }
    async changeMessageVisibility({ ReceiptHandle, VisibilityTimeout }: Asked) {
      hide(ReceiptHandle, VisibilityTimeout);
    }
    async deleteMessage({ ReceiptHandle }: Asked) {
      messages.delete(ReceiptHandle);
    }
  }
  return { SQS, received, messages };
}

test('the worker of SQS keeps its message from others while it works, and gives one back whose job rejects', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const [, program = ''] = /```js\n(import \{ SQS \}[^]*?)^```/m.exec(
    readFileSync(join(ROOT, 'docs/queues.md'), 'utf8'),
  )!;
  const { SQS, received, messages } = queueOf(['{"url":"slow"}', '{"url":"broken"}']);
  const run = async ({ url }: { readonly url: string }) => {
    if (url === 'broken') throw new Error('no store');
    await new Promise((resolve) => setTimeout(resolve, 10 * 60 * MS));
  };
  const createJobs = () => ({ 'crawler-check': run });
  /** Runs the program once more, as another process would. */
  const start = () => {
    const AsyncFunction = Object.getPrototypeOf(run).constructor;
    const body = program.replaceAll(/^import .*$/gm, '');
    void new AsyncFunction('SQS', 'createAuditor', 'createJobs', body)(SQS, () => ({}), createJobs);
  };
  start();
  await vi.advanceTimersByTimeAsync(5 * 60 * MS);
  expect(received).toEqual(['{"url":"slow"}']);
  // Another one finds it hidden, long after its first time is over.
  start();
  await vi.advanceTimersByTimeAsync(6 * 60 * MS);
  expect(received.filter((body) => body.includes('slow'))).toHaveLength(1);
  expect([...messages.keys()]).toEqual(['{"url":"broken"}']);
  expect(error).toHaveBeenCalled();
  expect(messages.get('{"url":"broken"}')!.visibleAt).toBeLessThanOrEqual(Date.now());
});
