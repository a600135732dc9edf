/** How a ready worker shows that it is well: lines of its log, and answers to probes over HTTP. */
import { createServer, type Server } from 'node:http';
import { CodedError } from '../errors.ts';
import { healthLine, healthNow, type Watch } from './watch.ts';
import type { HealthAddress, WorkerSettings } from './worker.ts';

/** Begins to tell of a worker. Gives what ends it. Throws `usage` for an address at which nothing can listen. */
export async function tellHealth(
  watch: Watch,
  { healthEveryMs, healthAt, signal }: Pick<WorkerSettings, 'healthEveryMs' | 'healthAt' | 'signal'>,
): Promise<() => Promise<void>> {
  const server = healthAt === undefined ? null : await answerProbes(watch, healthAt);
  const endLines = healthLine(watch, healthEveryMs, signal);
  return async () => {
    endLines();
    server?.closeAllConnections();
    await new Promise<void>((resolve) => (server === null ? resolve() : server.close(() => resolve())));
  };
}

/**
 * `/live` is 200 as long as this process answers; `/ready` is 200 while the worker takes jobs, and 503 before its engine is
 * reached and while it stops. Both with the numbers of the health line.
 */
async function answerProbes(watch: Watch, { host, port }: HealthAddress): Promise<Server> {
  const server = createServer(({ url }, response) => {
    const health = healthNow(watch);
    const answers = new Map([
      ['/live', 200],
      ['/ready', health.phase === 'working' ? 200 : 503],
    ]);
    const status = answers.get(url ?? '');
    response.setHeader('cache-control', 'no-store').setHeader('content-type', 'application/json');
    response.writeHead(status ?? 404).end(status === undefined ? '{}' : `${JSON.stringify(health)}\n`);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(new CodedError('usage', `nothing can answer probes: ${message}`)),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  if (typeof address === 'object' && address !== null)
    watch.log({ level: 'info', event: 'health-endpoint', port: address.port });
  return server;
}
