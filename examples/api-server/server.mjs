/** The endpoints 12 to 25: what is asked for goes to the store and its queue, and is read from the store. */
import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { authorized } from './businesses.mjs';

const BASE = '/api/v1';

/** Checks of one address: their paths are the names of their jobs. */
const CHECKS = ['crawler-check', 'llms-check', 'schema-audit'];

/** Milliseconds that a 202 waits for the plan of a site. A site that takes longer is planned by its worker. */
const PLAN_MS = 8_000;

/** Characters of an address that a body may have. */
const MOST_CHARACTERS = 2_048;

/** A refusal, as the documented error body tells it. */
class Refusal extends Error {
  constructor(statusCode, code, message) {
    super(message);
    Object.assign(this, { statusCode, code });
  }
}

export function createServer({ pool, store, boss, auditor }) {
  const app = fastify();
  app.decorateRequest('business', null);
  // A POST without a body may name its type all the same.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_, body) => jsonOf(body));

  app.addHook('onRequest', async (request, reply) => {
    const known = await authorized(pool, request.headers.authorization);
    if (known === null) throw new Refusal(401, 'unauthorized', 'The key is missing, invalid or revoked');
    if (known.retryAfter !== null) {
      reply.header('retry-after', known.retryAfter);
      throw new Refusal(429, 'rate_limited', 'The key was used 100 times within an hour');
    }
    const { plan, subscription } = known.business;
    if (plan !== 'enterprise') throw new Refusal(403, 'forbidden', `The plan ${plan} has no API`);
    if (request.method === 'POST' && subscription !== 'active')
      throw new Refusal(402, 'payment_required', `The subscription is ${subscription}`);
    request.business = known.business;
  });

  app.setNotFoundHandler(() => {
    throw new Refusal(404, 'not_found', 'There is no such endpoint');
  });
  app.setErrorHandler((error, _, reply) => {
    const [status, code] = told(error);
    if (status === 500) console.error(error);
    const message = status === 500 ? 'Try again in a few seconds' : error.message;
    reply.code(status).send({ error: { code, message } });
  });

  /** Adds a job and its place in the queue together. Gives the id of the job that runs: another one is in its way. */
  const start = (kind, business, { id, url, totalPages = 0 }, work) => {
    const payload = { jobId: id, businessId: business.id, ...work };
    const job = { id, kind, businessId: business.id, businessName: business.name, url, totalPages };
    return store.add(job, (db) => boss.send(kind, payload, { id, db }));
  };

  const list = (kind) => (request) => store.history(kind, request.business.id, rangeOf(request.query));
  const status = (kind) => async (request) => ({
    data: found(await store.status(kind, request.params.jobId, request.business.id)),
  });

  for (const kind of CHECKS) {
    app.get(`${BASE}/${kind}`, list(kind));
    app.get(`${BASE}/${kind}/status/:jobId`, status(kind));
    app.post(`${BASE}/${kind}`, async ({ business, body }, reply) => {
      const [id, url] = [randomUUID(), addressOf(body)];
      await start(kind, business, { id, url }, { url });
      return reply.code(202).send({ data: { jobId: id } });
    });
  }
  app.get(`${BASE}/schema-audit/:id`, async ({ params, business }) => ({
    data: found(await store.schemaAudit(params.id, business.id)),
  }));

  app.get(`${BASE}/ai-seo-audit`, list('site-audit'));
  app.get(`${BASE}/ai-seo-audit/status/:jobId`, status('site-audit'));
  app.get(`${BASE}/ai-seo-audit/:id`, async ({ params, business }) => ({
    data: found(await store.seoPage(params.id, business.id)),
  }));
  app.post(`${BASE}/ai-seo-audit`, async ({ business }, reply) => {
    const [id, url] = [randomUUID(), business.website];
    const before = await store.running(business.id);
    const plan = before === null ? await planned(auditor, url) : null;
    const { totalPages, sitemapFound } = plan ?? { totalPages: 0, sitemapFound: false };
    const work = plan === null ? { url } : { plan };
    const running = before ?? (await start('site-audit', business, { id, url, totalPages }, work));
    if (running !== id) throw new Refusal(429, 'audit_running', `The audit ${running} has not ended`);
    return reply.code(202).send({ data: { jobId: id, totalPages, sitemapFound } });
  });
  return app;
}

/** The plan of a site, `null` where it does not come in time or at all: its worker then says why. */
async function planned(auditor, url) {
  const found = await auditor.discoverSite(url, { signal: AbortSignal.timeout(PLAN_MS) }).catch(() => null);
  if (found === null) return null;
  const { evidence: _, ...plan } = found;
  return plan;
}

function found(value) {
  if (value === null) throw new Refusal(404, 'not_found', 'There is nothing of this id');
  return value;
}

function jsonOf(text) {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new Refusal(400, 'invalid_request', 'The body is not JSON');
  }
}

function addressOf(body) {
  const url = body?.url;
  if (typeof url === 'string' && url.trim() !== '' && url.length <= MOST_CHARACTERS) return url;
  throw new Refusal(
    400,
    'invalid_request',
    `url: a domain or an address, at most ${MOST_CHARACTERS} characters`,
  );
}

/** The part of a list that a query names: by an offset, or after the id of an item. The store refuses what is none. */
function rangeOf({ limit, offset, after }) {
  return { limit: limit && Number(limit), offset: offset && Number(offset), after };
}

/** Status and code of an error. What Fastify and the store refuse is the caller's; all else is ours. */
function told({ statusCode, code }) {
  if (code === 'payload-invalid') return [400, 'invalid_request'];
  if (statusCode === undefined || statusCode >= 500) return [500, 'internal'];
  return [statusCode, /^[a-z_]+$/.test(code) ? code : 'invalid_request'];
}
