import { expect, test } from 'vitest';
import { type Answer, classified, page } from './pages.ts';

const called = (name: string, body: string): string =>
  page(`<h1>${name}</h1>${body}`, `<title>${name}</title>`);
const titled = (name: string, body: string): string => page(body, `<title>${name}</title>`);
const tomcat = (name: string, text: string): string => called(name, `<hr class="line"><p>${text}</p>`);
const XML = { headers: [['Content-Type', 'application/xml']] } as const;
const MENU = '<nav><a href="/">Start</a> <a href="/n">News</a></nav>';

/** What servers, frameworks, hosts and registrars send in place of a page; here with 200. */
const ERRORS: Readonly<Record<string, readonly [kind: string, answer: Answer]>> = {
  'Tomcat in German': [
    'error',
    {
      body: tomcat(
        'HTTP Status 404 – nicht gefunden',
        'Der Ursprungsserver hat keine aktuelle Darstellung davon, oder er sagt es nicht.',
      ),
    },
  ],
  'Tomcat in Spanish': [
    'error',
    {
      body: tomcat('Estado HTTP 404 – No encontrado', 'El recurso que se pide hoy no está disponible aquí.'),
    },
  ],
  'Tomcat in French': [
    'error',
    {
      body: tomcat(
        'État HTTP 500 – Erreur interne',
        'Une condition imprévue ne permet pas de faire ce qui est demandé.',
      ),
    },
  ],
  'Tomcat in Japanese': [
    'error',
    {
      body: tomcat(
        'HTTPステータス 404 – 未検出',
        '要求されたものの現在の表現がここにはないか、あるとは言えません。',
      ),
    },
  ],
  'Tomcat in Chinese, refused': [
    'block',
    { body: tomcat('HTTP状态 403 - 已禁止', '源理解要求但拒绝完成它，也不说明为什么会这样。') },
  ],
  'IIS with its details': [
    'error',
    {
      body: titled(
        'IIS 10.0 Detailed Error - 500.19 - Internal Server Error',
        '<h3>HTTP Error 500.19 - Internal Server Error</h3><h4>The data of the configuration that belongs to it cannot be read at all today.</h4>',
      ),
    },
  ],
  'ASP.NET with the name of the application': [
    'error',
    {
      body: titled(
        'The resource cannot be found.',
        "<h1>Server Error in '/' Application.</h1><p>It may have been there under a name of old, or in a folder that is shut now.</p>",
      ),
    },
  ],
  'ASP.NET Core': [
    'error',
    {
      body: titled(
        'Oh',
        '<h1>Oh.</h1><h2>An error occurred while processing your request.</h2><p>A name for it: 00-17. Swap to the other mode to read more about this on the screen.</p>',
      ),
    },
  ],
  'Django with DEBUG': [
    'error',
    {
      body: called(
        'KeyError at /',
        '<p>The key was not in the map that the view was given by its caller.</p><p>You’re seeing this error because you have DEBUG = True in your settings.</p>'.replace(
          'in your',
          'in your Django',
        ),
      ),
    },
  ],
  'Laravel with a form too old': [
    'error',
    { body: titled('Page Expired', '<div>419</div><div>Page Expired</div>') },
  ],
  'PHP-FPM without the file': ['error', { body: 'File not found.\n' }],
  'PHP-FPM without a script': ['error', { body: 'No input file specified.\n' }],
  'PHP-FPM that refuses': ['block', { body: 'Access denied.\n' }],
  Go: ['error', { body: '404 page not found\n' }],
  'a refusal in two words': ['block', { body: '403 Forbidden\n' }],
  Express: ['error', { body: titled('Error', '<pre>Cannot GET /lamps</pre>') }],
  'Heroku without the application': [
    'error',
    {
      body: titled('No such app', '<iframe src="//www.herokucdn.com/error-pages/no-such-app.html"></iframe>'),
    },
  ],
  'Heroku before the first deploy': [
    'error',
    {
      body: titled(
        'Heroku | Welcome to your new app!',
        '<p>Read on how to send your code to it from here.</p>',
      ),
    },
  ],
  'a bucket that is shut': [
    'error',
    {
      ...XML,
      body: '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code><Message>Access Denied</Message><RequestId>1</RequestId></Error>',
    },
  ],
  'a bucket without the object': [
    'error',
    {
      ...XML,
      body: '<Error><Code>NoSuchKey</Code><Message>The key is not there.</Message><Key>index.html</Key></Error>',
    },
  ],
  'Vercel without the deployment': [
    'error',
    { body: 'The deployment could not be found on Vercel.\n\nDEPLOYMENT_NOT_FOUND\n' },
  ],
  'Firebase before the first deploy': [
    'error',
    {
      body: called(
        'Hello',
        '<h2>Why is it empty here?</h2><ol><li>You haven’t deployed an app yet.</li><li>Or the folder was an empty one.</li></ol>',
      ),
    },
  ],
  'Azure before the first deploy': [
    'error',
    {
      body: called(
        'Your web app is running and waiting for your content',
        '<p>It took five minutes to get this far, and so will the rest of it.</p>',
      ),
    },
  ],
  'Shopify without the domain': [
    'error',
    {
      body: called(
        'Only one step left!',
        '<p>To finish setting up your new web address, open the settings and type what stands below.</p>',
      ),
    },
  ],
  'a store that is closed': [
    'error',
    { body: called('Acme', '<p>Sorry, this store is currently unavailable.</p>') },
  ],
  'a service that was stopped': [
    'error',
    { body: titled('Service Suspended', '<p>This service has been suspended by its owner.</p>') },
  ],
  'WordPress.com without the site': [
    'error',
    { body: called('acme.wordpress.com doesn’t exist', '<p>Do you want to register it?</p>') },
  ],
  'a name that ran out': [
    'error',
    {
      body: called(
        'This domain name expired on 2026-05-04',
        '<p>Is it yours? Renew it at the desk of the registrar that you took it from.</p>',
      ),
    },
  ],
  'a name that is mapped': [
    'error',
    {
      body: called(
        'Hello',
        '<p>This domain has been mapped to Acme, but nobody has said whose it is so far.</p>',
      ),
    },
  ],
  'a new name in Polish': [
    'error',
    {
      body: called(
        'Domena acme.pl jest utrzymywana u nas',
        '<p>Tu nic jeszcze nie ma, ale kiedyś będzie, proszę zajrzeć za jakiś czas.</p>',
      ),
    },
  ],
  'a new name in Russian': [
    'error',
    {
      body: called(
        'Домен acme.ru припаркован',
        '<p>Здесь пока ничего нет, но когда-нибудь будет, загляните через некоторое время.</p>',
      ),
    },
  ],
  'a name that ran out in Chinese': [
    'error',
    { body: called('域名已过期', '<p>如果您是所有者，请尽快续费，否则它将被释放并出售给别人。</p>') },
  ],
};

test.each(Object.entries(ERRORS))('%s', (_, [kind, answer]) => {
  expect(classified(answer)).toMatchObject({ kind, vendor: null, accessible: false });
});

/** Pages about such pages. */
const PAGES: Readonly<Record<string, string>> = {
  'the entry of a glossary': titled(
    '404 – Glossary',
    '<h1>404</h1><p>The status with which a server says that it has nothing at an address. Links that lead there are called dead.</p><p>See also: <a href="/410">410</a></p>',
  ),
  'a reference in a house style': called(
    '500 Internal Server Error',
    '<p>The 500 status code is a generic error response. It means that the server could not fulfil the request because of something unexpected.</p><ul><li>A fault in a script</li><li>Wrong permissions of a file</li></ul>',
  ),
  'a reference that cites the standard': called(
    '503 Service Unavailable — statuses',
    '<p>The server is currently unable to handle the request due to a temporary overload, which will likely be over after some delay.</p><p>Source: RFC 9110, 15.6.4</p>',
  ),
  'a wiki in German': called(
    'Fehler 404 – Wiki',
    '<p>Fehler 404 ist ein HTTP-Statuscode. Er wird gesendet, wenn unter einer Adresse nichts liegt, und gehört zu den Fehlern auf der Seite des Clients.</p>',
  ),
  'an article with its headings': page(
    `${MENU}<article><h1>Error 1020: Access denied</h1><h2>Common causes</h2><p>A rule of the owner fired, or a list of theirs.</p><h2>Resolution</h2><p>Those who visit a site send its owner a picture of the message.</p></article>`,
  ),
  'help that asks in its title': titled(
    'Why do I have to solve a captcha? - Help',
    '<h1>Captchas</h1><p>We ask you to verify you are human when many accounts log in from one network. It goes away after an hour.</p>',
  ),
  'a maker that asks': called(
    'Stop attacks',
    '<p>Your request has been blocked? Not with us: people come in, and machines stay out.</p>',
  ),
  'a post that quotes a gate': called(
    'Work with us',
    '<p>You know why sites say “Checking your browser” and like puzzles. Berlin or remote.</p>',
  ),
  'an older car': called(
    'Peugeot 404',
    '<p>Saloon built from 1960 to 1975 and drawn in Turin. A server of coffee in it costs extra.</p>',
  ),
  'advice on a name, presented': page(
    '<h1>Names</h1><p>This domain has expired: what now? Call the registrar within thirty days.</p>',
    '<title>Names</title><meta name="description" content="Advice on names">',
  ),
  'a song': called(
    'Does love exist',
    '<p>love does not exist</p><p>it says on the wall of the mill by the river, and so we sang</p>',
  ),
};

test.each(Object.entries(PAGES))('%s is a page', (_, body) => {
  expect(classified({ body })).toMatchObject({ kind: 'pass', accessible: true });
});

/** The same marks where the page speaks to the visitor. */
test.each([
  [
    'a number that says whom it is for',
    called(
      'Error 404',
      '<p>A 404 error means that the page you were looking for is gone. We are sorry, please try the search or go back to the start.</p>',
    ),
  ],
  [
    'a server that is named',
    called(
      '502 Bad Gateway',
      '<p>The proxy server received an invalid response from an upstream server, and so there is nothing that it could show on this page.</p>',
    ),
  ],
])('%s is an error', (_, body) => {
  expect(classified({ body }).kind).toBe('error');
});

test('a gate that names its own button is one', () => {
  const body = called(
    'One moment',
    '<p>To go on, click “I am not a robot” below.</p><button>I am not a robot</button>',
  );
  expect(classified({ body }).kind).toBe('challenge');
});
