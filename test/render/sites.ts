/** Five sites of our own, by what their scripts do to the first answer. */
import type { Routes } from '../site-server.ts';

export const TEXT =
  'Descaling is a cleaning step that protects an espresso machine from lime and takes about 25 minutes.';

const PARTS = ['boiler', 'pump', 'grinder', 'basket', 'gasket', 'valve', 'tank', 'nozzle'];
const paragraphs = PARTS.map(
  (part, index) =>
    `The ${part} has number ${index} in the plan, and wants a new seal after ${index + 2} years.`,
);
const PROSE = paragraphs.map((text) => `<p>${text}</p>`).join('');
const LINKS = PARTS.map((part) => `<a href="/${part}">${part}</a>`).join(' ');
const script = (code: string): string => `<script>${code}</script>`;

/** Items of the lazy list: far more than one view shows. */
export const ITEMS = 60;

/** An empty root that a script of its own file fills with all there is, head and data included. */
const clientRendered: Routes = {
  '/': '<!doctype html><html lang="en"><head><title>App</title></head><body><div id="root"></div><noscript>You need to enable JavaScript to run this app.</noscript><script src="/app.js"></script></body></html>',
  '/api.json': {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: TEXT, paragraphs }),
  },
  '/app.js': {
    headers: { 'content-type': 'text/javascript' },
    body: `fetch('/api.json').then((r) => r.json()).then(({ text, paragraphs }) => {
      document.title = 'Descaling an espresso machine';
      document.head.insertAdjacentHTML('beforeend', '<meta name="description" content="How descaling works"><link rel="canonical" href="{{origin}}/">');
      const data = Object.assign(document.createElement('script'), { type: 'application/ld+json', text: JSON.stringify({ '@context': 'https://schema.org', '@type': 'Article', headline: 'Descaling' }) });
      document.head.append(data);
      document.getElementById('root').innerHTML = '<main><h1>Descaling</h1><p>' + text + '</p>' + paragraphs.map((one) => '<p>' + one + '</p>').join('') + '</main><nav>${LINKS}</nav>';
    });`,
  },
};

/** All is sent, and scripts only make it answer. */
const hydrated: Routes = {
  '/': `<!doctype html><html lang="en"><head><title>Descaling</title></head><body><div id="root"><main><h1>Descaling</h1><p>${TEXT}</p>${PROSE}</main><nav>${LINKS}</nav></div>${script(
    `document.querySelector('h1').dataset.hydrated = ''; document.querySelector('main').onclick = () => 0;`,
  )}</body></html>`,
};

/** Most is sent; a part follows when it is there, and another one stands in a shadow tree. */
const progressive: Routes = {
  '/': `<!doctype html><html lang="en"><head><title>Descaling</title></head><body><main><h1>Descaling</h1><p>${TEXT}</p>${PROSE}<div id="more"></div><x-note></x-note></main>${script(
    `setTimeout(() => fetch('/more.html').then((r) => r.text()).then((html) => { document.getElementById('more').innerHTML = html; }), 150);
     customElements.define('x-note', class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<p>Citric acid dissolves chalk deposits without harming copper pipes or rubber rings whatsoever.</p>'; } });`,
  )}</body></html>`,
  '/more.html':
    '<p>Softened supply lines postpone maintenance considerably, whereas untreated groundwater shortens intervals towards six weeks.</p>',
};

/** A list that loads its next items when the last one comes into view. */
const lazyList: Routes = {
  '/': `<!doctype html><html lang="en"><head><title>Parts</title></head><body><main><h1>Parts</h1><p>${TEXT}</p>${PROSE}<ul id="list"></ul><div id="end" style="height:10px"></div></main>${script(
    `let next = 0;
     new IntersectionObserver(async ([entry]) => {
       while (next < ${ITEMS} && document.getElementById('end').getBoundingClientRect().top < innerHeight) {
         await fetch('/items.json');
         for (let at = 0; at < 10; at += 1, next += 1)
           document.getElementById('list').insertAdjacentHTML('beforeend', '<li style="height:60px"><a href="/item/' + next + '">Item ' + next + '</a></li>');
       }
     }, { rootMargin: '200px' }).observe(document.getElementById('end'));`,
  )}</body></html>`,
  '/items.json': { headers: { 'content-type': 'application/json' }, body: '[]' },
};

const offer = (price: string): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Descaler',
    offers: { '@type': 'Offer', price, priceCurrency: 'EUR' },
  });

/** All is sent, and scripts take away, close and change it. */
const deletes: Routes = {
  '/': `<!doctype html><html lang="en"><head><title>Descaler</title><link rel="canonical" href="{{origin}}/"><script id="data" type="application/ld+json">${offer('20')}</script></head><body><main><h1>Descaler</h1><p>${TEXT}</p><div id="rest">${PROSE}</div></main>${script(
    `document.title = 'Subscribe';
     document.getElementById('rest').remove();
     document.querySelector('h1').remove();
     document.head.insertAdjacentHTML('beforeend', '<meta name="robots" content="noindex">');
     document.querySelector('[rel=canonical]').href = '/other';
     document.getElementById('data').textContent = ${JSON.stringify(offer('24'))};`,
  )}</body></html>`,
};

export const SITES = { clientRendered, hydrated, progressive, lazyList, deletes };
