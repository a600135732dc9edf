import { EventEmitter } from 'node:events';
import type * as Net from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { auditPage } from '../../src/audits/page.ts';
import { createFetcher } from '../../src/net/fetcher.ts';
import type { FetcherOptions } from '../../src/net/model.ts';
import { playwrightRenderer } from '../../src/render/playwright.ts';
import { restOf } from '../../src/render/quiet.ts';
import type { Renderer } from '../../src/render/renderer.ts';
import { serveSite, type Routes } from '../site-server.ts';
import { ITEMS, SITES, TEXT } from './sites.ts';
import { descendants, isAlive, victimServer } from './victim.ts';

const executablePath = inject('chromium') ?? undefined;

/** A busy machine is no fault: what hangs is ended by the limit of its test. */
const pageMs = 200_000;

/** An address on the public web, which a test leads to a port of this machine. */
const PUBLIC = '93.184.215.14';
const led = vi.hoisted(() => new Map<string, number>());
const dialled = vi.hoisted((): string[] => []);

vi.mock('node:net', async (original) => {
  const net = await original<typeof Net>();
  const connect = (options: Net.TcpNetConnectOpts): Net.Socket => {
    let address = '';
    options.lookup?.(options.host ?? '', { all: true }, (_error, found) => {
      address = typeof found === 'string' ? found : (found[0]?.address ?? '');
    });
    const port = led.get(address);
    if (port === undefined) return net.connect(options);
    dialled.push(address);
    return Object.defineProperty(net.connect(port, '127.0.0.1'), 'remoteAddress', { value: address });
  };
  return { ...net, connect };
});

/** One browser for all renderings of this file; a fetcher closes its renderer, and this one has many fetchers. */
const shared = executablePath === undefined ? null : playwrightRenderer({ executablePath, pageMs });
afterAll(() => shared?.close?.());

const kept = (renderer: Renderer): Renderer => ({
  name: renderer.name,
  render: (url, request) => renderer.render(url, request),
});

describe.runIf(shared !== null)('in Chromium', () => {
  /** The page at a path of a site, as answered and after its scripts. */
  async function rendered(routes: Routes, options: FetcherOptions = {}, path = '/') {
    const site = await serveSite(routes);
    const fetcher = createFetcher({
      allowOrigins: [site.origin],
      limits: { retries: 0 },
      renderer: kept(shared!),
      ...options,
    });
    onTestFinished(() => fetcher.close());
    const raw = await fetcher.fetch(site.origin + path, { accept: 'html' });
    const exchange = await fetcher.render!(raw);
    const { result, evidence } = auditPage(raw, undefined, exchange);
    const codes = evidence.issues
      .filter(({ id }) => id.startsWith('rendered-'))
      .map(({ id, code }) => `${id}/${code}`)
      .toSorted();
    return {
      site,
      raw,
      exchange,
      result,
      codes,
      html: Buffer.from(exchange.body).toString(),
      ...evidence.rendering,
    };
  }

  test('a client-rendered site is all there after scripts, and nowhere before', async () => {
    const { codes, changes, site, exchange, glimpse } = await rendered(SITES.clientRendered);
    expect(codes).toEqual([
      'rendered-canonical/added',
      'rendered-description/added',
      'rendered-h1/added',
      'rendered-links/added',
      'rendered-schema/added',
      'rendered-text/most',
      'rendered-title/changed',
    ]);
    expect(changes?.words.added).toBe(changes?.words.count);
    expect(glimpse?.text).toContain(TEXT);
    expect(exchange).toMatchObject({ outcome: 'answered', status: 200, finalUrl: `${site.origin}/` });
    // The document was not asked for again.
    expect(site.asked.filter((path) => path === '/')).toHaveLength(1);
  });

  test('a hydrated site is the same before and after', async () => {
    const { codes, reason, html } = await rendered(SITES.hydrated);
    expect([codes, reason]).toEqual([[], '']);
    expect(html).toContain('data-hydrated');
  });

  test('a progressive site has a part of its text later, in a shadow tree as well', async () => {
    const { codes, changes } = await rendered(SITES.progressive);
    expect(codes).toEqual(['rendered-text/part']);
    expect(changes?.words.added).toBeGreaterThan(20);
  });

  test('a lazy list loads what is in view, and its view is as high as the page', async () => {
    const { codes, changes, html } = await rendered(SITES.lazyList);
    expect(codes).toContain('rendered-links/added');
    expect(html).toContain(`Item ${ITEMS - 1}<`);
    expect(changes?.links.count).toBe(ITEMS);
  });

  test('a script that deletes, closes and changes is told of', async () => {
    const { codes, changes } = await rendered(SITES.deletes);
    expect(codes).toEqual([
      'rendered-canonical/changed',
      'rendered-h1/removed',
      'rendered-price/changed',
      'rendered-robots/noindex-added',
      'rendered-text-removed/removed',
      'rendered-title/changed',
    ]);
    expect(changes).toMatchObject({ prices: { before: ['20'], after: ['24'] }, noindex: { after: true } });
  });

  test('no connection of a hostile page reaches an address that no fetch would reach', async () => {
    const victim = await victimServer();
    const rebound = await serveSite({ '/': 'public' });
    led.set(PUBLIC, Number(new URL(rebound.origin).port));
    const names: string[] = [];
    // On the public web when it is asked for the first time, and on this machine ever after.
    const resolver = async (name: string) => [names.push(name) === 1 ? PUBLIC : '127.0.0.1'];
    const to = (path: string, host = `127.0.0.1:${victim.port}`): string => `http://${host}/${path}`;
    const hostile = `<!doctype html><html><head><title>Hostile</title>
      <link rel="preconnect" href="${to('')}"><link rel="dns-prefetch" href="//rebind.example">
      <link rel="prefetch" href="${to('prefetch')}"><link rel="preload" as="fetch" href="${to('preload')}">
      <link rel="stylesheet" href="${to('style')}"><link rel="icon" href="${to('icon')}">
      <script type="speculationrules">{"prerender":[{"source":"list","urls":["/hop"]}],"prefetch":[{"source":"list","urls":["${to('spec')}"]}]}</script>
      </head><body><main><h1>Hostile</h1><p>${TEXT}</p></main>
      <img src="${to('img')}"><img src="/hop"><iframe src="${to('iframe')}"></iframe>
      <iframe src="file:///etc/passwd"></iframe><video src="${to('video')}"></video>
      <object data="${to('object')}"></object><form id="f" action="${to('form')}" method="post" target="_blank"></form>
      <script>
        const soon = (run) => { try { const made = run(); if (made && made.catch) made.catch(() => 0); } catch {} };
        const at = ${JSON.stringify(to(''))}, rebind = 'http://rebind.example:' + ${victim.port};
        soon(() => fetch(at + 'fetch')); soon(() => fetch(at + 'cors', { mode: 'no-cors' }));
        soon(() => fetch('/hop')); soon(() => fetch('http://localhost:${victim.port}/localhost'));
        soon(() => fetch('http://[::1]:${victim.port}/six')); soon(() => fetch('http://rebind.example:8080/'));
        soon(() => fetch('https://rebind.example/')); soon(() => fetch(rebind));
        soon(() => navigator.sendBeacon(at + 'beacon', 'x'));
        soon(() => new WebSocket('ws://127.0.0.1:${victim.port}/ws')); soon(() => new WebSocket('wss://rebind.example/ws'));
        soon(() => new EventSource(at + 'events')); soon(() => window.open(at + 'popup'));
        soon(() => document.getElementById('f').submit());
        soon(() => navigator.serviceWorker.register('/sw.js'));
        soon(() => new Worker(URL.createObjectURL(new Blob(['fetch("' + at + 'worker").catch(() => 0)']))));
        soon(() => { const x = new XMLHttpRequest(); x.open('POST', at + 'xhr'); x.send('x'); });
        soon(() => { const a = document.createElement('a'); a.href = at + 'download'; a.download = 'x'; a.click(); });
        soon(() => { const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${victim.udp}' }, { urls: 'turn:127.0.0.1:${victim.port}?transport=tcp', username: 'a', credential: 'b' }] });
          peer.createDataChannel('x'); return peer.createOffer().then((offer) => peer.setLocalDescription(offer)); });
        soon(() => new WebTransport('https://127.0.0.1:${victim.udp}/').ready);
        soon(() => Notification.requestPermission()); soon(() => navigator.geolocation.getCurrentPosition(() => 0));
        alert('stay'); setTimeout(() => { location.href = at + 'leave'; }, 50);
      </script></body></html>`;
    const begun = performance.now();
    const { exchange, html } = await rendered(
      {
        '/': hostile,
        '/hop': { status: 302, headers: { location: to('redirect') } },
        '/sw.js': { headers: { 'content-type': 'text/javascript' }, body: `fetch('${to('sw')}')` },
      },
      { resolver },
    );
    expect(exchange.outcome).toBe('answered');
    expect(html).toContain('<h1>Hostile</h1>');
    expect([victim.connections(), victim.datagrams()]).toEqual([0, 0]);
    // It was tried: what a name leads to is judged when it is dialled.
    expect(new Set(names)).toEqual(new Set(['rebind.example']));
    expect(names.length).toBeGreaterThan(1);
    // Of a name that changes its mind the address that was checked is dialled, and the next one is checked again.
    expect(dialled).toEqual([PUBLIC]);
    // A page that tries to leave is not waited for.
    expect(performance.now() - begun).toBeLessThan(pageMs * 0.4);
  });

  test('a page without an end is given up, and the next one is rendered', async () => {
    const stop = new AbortController();
    const site = await serveSite({
      '/': '<title>x</title><script>for (;;) {}</script>',
      '/next': SITES.hydrated['/']!,
    });
    const fetcher = createFetcher({ allowOrigins: [site.origin], renderer: kept(shared!) });
    onTestFinished(() => fetcher.close());
    const raw = await fetcher.fetch(`${site.origin}/`);
    setTimeout(() => stop.abort(new Error('enough')), 700);
    await expect(fetcher.render!(raw, { signal: stop.signal })).rejects.toThrow('enough');
    const next = await fetcher.render!(await fetcher.fetch(`${site.origin}/next`));
    expect(next.outcome).toBe('answered');
  });

  test('a crashed browser is started again once for a page, and ends with its fetcher', async () => {
    let isReady = false;
    const site = await serveSite({
      // Never at rest before it may be: a busy machine kills no browser that has done its work already.
      '/': `<title>x</title><script>const wait = () => fetch('/ready').then((answer) => answer.text()).then((text) => text === 'yes' || setTimeout(wait, 50)); wait();</script>`,
      '/ready': () => (isReady ? 'yes' : 'no'),
    });
    const others = new Set(descendants().keys());
    const own = () => [...descendants()].filter(([pid]) => !others.has(pid));
    const fetcher = createFetcher({
      allowOrigins: [site.origin],
      renderer: playwrightRenderer({ executablePath, pageMs }),
    });
    onTestFinished(() => fetcher.close());
    const raw = await fetcher.fetch(`${site.origin}/`);
    /** Kills the browser once the page asks its server. */
    const kill = async (): Promise<void> => {
      const before = site.asked.length;
      await expect.poll(() => site.asked.length, { interval: 20 }).toBeGreaterThan(before);
      const [browser] = own().find(
        ([, command]) => command.includes('--remote-debugging-pipe') && !command.includes('--type='),
      )!;
      process.kill(browser, 'SIGKILL');
      await expect.poll(() => isAlive(browser), { interval: 20 }).toBe(false);
    };
    const once = fetcher.render!(raw);
    await kill();
    isReady = true;
    expect((await once).outcome).toBe('answered');
    isReady = false;
    const twice = fetcher.render!(raw);
    await kill();
    await kill();
    expect(await twice).toMatchObject({
      outcome: 'connection',
      error: { message: expect.stringContaining('browser') },
    });
    await fetcher.close();
    expect(own()).toEqual([]);
  });

  test('four renderings, two at once and never three, leave no process and no connection behind', async () => {
    let running = 0;
    let most = 0;
    const site = await serveSite({
      // It waits until another page is there: one alone never ends.
      '/': `<title>x</title><script>const wait = () => fetch('/most').then((answer) => answer.text()).then((most) => most > 1 ? fetch('/end') : setTimeout(wait, 50)); fetch('/begin').then(wait);</script>`,
      '/begin': () => ((most = Math.max(most, (running += 1))), ''),
      '/most': () => String(most),
      '/end': () => ((running -= 1), ''),
    });
    const others = new Set(descendants().keys());
    const own = () => [...descendants()].filter(([pid]) => !others.has(pid)).length;
    const fetcher = createFetcher({
      allowOrigins: [site.origin],
      renderer: playwrightRenderer({ executablePath, pageMs, atOnce: 2 }),
    });
    onTestFinished(() => fetcher.close());
    const raw = await fetcher.fetch(`${site.origin}/`);
    const render = async (times: number) => {
      const all = await Promise.all(Array.from({ length: times }, () => fetcher.render!(raw)));
      expect(new Set(all.map(({ outcome }) => outcome))).toEqual(new Set(['answered']));
    };
    await render(2);
    const handles = () =>
      process.getActiveResourcesInfo().filter((name) => /TCP|Pipe|Timeout/.test(name)).length;
    const [processes, open] = [own(), handles()];
    await render(2);
    expect([most, running]).toEqual([2, 0]);
    await expect.poll(own).toBeLessThanOrEqual(processes + 1);
    await expect.poll(handles).toBeLessThanOrEqual(open + 2);
  });
});

test('a page that never comes to rest is read when its time is over', async () => {
  const page = new EventEmitter();
  const rest = restOf(page as unknown as Page);
  let looks = 0;
  vi.useFakeTimers();
  try {
    await rest(async () => {
      looks += 1;
      page.emit('request', { resourceType: () => 'fetch' });
      vi.advanceTimersByTime(500);
    }, 1_400);
  } finally {
    vi.useRealTimers();
  }
  expect(looks).toBe(3);
});
