import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer, type Shared } from './server.ts';

/** Serves one assistant over stdin and stdout until stdin ends or the signal aborts. */
export async function serveStdio(shared: Shared): Promise<void> {
  const server = createServer(shared);
  const ended = new Promise<void>((settle) => {
    process.stdin.once('end', settle);
    process.stdin.once('close', settle);
    shared.signal.addEventListener('abort', () => settle(), { once: true });
  });
  await server.connect(new StdioServerTransport());
  await ended;
  await server.close();
}
