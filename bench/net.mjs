/**
 * CPU time of one GET through the fetcher and through the clients it could have been built on, in one run.
 * The server runs in its own process. Prints CPU ms a request and the ratio to undici.request.
 * Usage: node bench/net.mjs [requests] [at once]   (after `npm run build`)
 */
import { fork } from 'node:child_process';
import http from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Agent, request } from 'undici';
import { createFetcher } from '../dist/net/fetcher.js';

const PAGE = `<!doctype html><title>t</title>${'<p>Some words of a page, again and again.</p>'.repeat(300)}`;

if (process.argv[2] === 'serve') {
  const bodies = {
    '/small': Buffer.from(PAGE.slice(0, 2048)),
    '/page': Buffer.from(PAGE),
    '/gzip': gzipSync(PAGE),
  };
  const server = http.createServer((incoming, outgoing) => {
    const coded = incoming.url === '/gzip' ? { 'content-encoding': 'gzip' } : {};
    outgoing.writeHead(200, { 'content-type': 'text/html', ...coded });
    outgoing.end(bodies[incoming.url]);
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
  process.on('disconnect', () => process.exit());
} else {
  await main(Number(process.argv[2] ?? 2000), Number(process.argv[3] ?? 10));
}

async function main(requests, atOnce) {
  const child = fork(new URL(import.meta.url), ['serve']);
  const port = await new Promise((resolve) => child.once('message', resolve));
  const origin = `http://127.0.0.1:${port}`;
  const agent = new Agent({ connections: atOnce });
  const httpAgent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
  const fetchers = ['undici', 'http'].map((transport) =>
    createFetcher({ transport, allowOrigins: [origin] }),
  );
  const clients = {
    'undici.request': async (url) => {
      const { headers, body } = await request(url, { dispatcher: agent });
      return decoded(headers, Buffer.from(await body.arrayBuffer()));
    },
    'node:http': (url) => viaHttp(url, httpAgent),
    fetch: async (url) => (await fetch(url)).arrayBuffer(),
    'citeworthy (undici)': (url) => fetchers[0].fetch(url),
    'citeworthy (http)': (url) => fetchers[1].fetch(url),
  };
  for (const path of ['/small', '/page', '/gzip']) {
    const best = new Map(Object.keys(clients).map((name) => [name, Number.POSITIVE_INFINITY]));
    // Interleaved rounds; the first warms up.
    for (let round = 0; round < 4; round += 1) {
      for (const [name, ask] of Object.entries(clients)) {
        const cost = await measure(ask, origin + path, requests, atOnce);
        if (round > 0) best.set(name, Math.min(best.get(name), cost));
      }
    }
    console.log(`${path}: ${requests} requests, ${atOnce} at once`);
    for (const [name, cost] of best) {
      console.log(
        `  ${name.padEnd(22)}${cost.toFixed(3)} ms  ×${(cost / best.get('undici.request')).toFixed(2)}`,
      );
    }
  }
  await Promise.all(fetchers.map((fetcher) => fetcher.close()));
  await agent.close();
  httpAgent.destroy();
  child.disconnect();
}

/** CPU milliseconds of one request. */
async function measure(ask, url, requests, atOnce) {
  let left = requests;
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      await ask(url);
    }
  };
  const before = process.cpuUsage();
  await Promise.all(Array.from({ length: atOnce }, lane));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / requests;
}

/** fetch and citeworthy give the decoded body; the bare clients leave that to their caller. */
function decoded(headers, body) {
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

function viaHttp(url, agent) {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent }, (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => resolve(decoded(response.headers, Buffer.concat(chunks))));
        response.on('error', reject);
      })
      .on('error', reject);
  });
}
