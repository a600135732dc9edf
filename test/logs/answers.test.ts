/** People whom answers led here, beside the bots that read for answers. */
import { expect, test } from 'vitest';
import { analyseLog } from '../../src/logs/analyse.ts';

const line = (path: string, agent: string, referer = '-', status = 200): string =>
  `203.0.113.7 - - [20/Nov/2026:10:00:00 +0000] "GET ${path} HTTP/1.1" ${status} 512 "${referer}" "${agent}"`;

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const READER = 'Mozilla/5.0; compatible; OAI-SearchBot/1.3; +https://openai.com/searchbot';

test('visits count by Referer and by utm_source, and pages say what was read and whom it led here', async () => {
  const { answers } = await analyseLog([
    line('/a?utm_source=chatgpt.com', FIREFOX, 'https://chatgpt.com/'),
    line('/a', FIREFOX, 'https://www.perplexity.ai/search/kettles'),
    line('/b?utm_source=chatgpt.com', FIREFOX),
    line('/style.css', FIREFOX, 'https://chatgpt.com/'),
    line('/gone', FIREFOX, 'https://chatgpt.com/', 404),
    line('/a', FIREFOX, 'https://notchatgpt.com/'),
    line('/a', READER),
    line('/c', READER),
    line('/c', READER),
    line('/robots.txt', READER),
  ]);
  expect(answers).toEqual({
    visits: 3,
    engines: [
      { key: 'chatgpt', label: 'ChatGPT', visits: 2 },
      { key: 'perplexity', label: 'Perplexity', visits: 1 },
    ],
    led: [
      { path: '/a', reads: 1, visits: 2 },
      { path: '/b', reads: 0, visits: 1 },
    ],
    ledNobody: [{ path: '/c', reads: 2, visits: 0 }],
    isCut: false,
  });
});

test('JSON and W3C logs name the Referer as well', async () => {
  const json = JSON.stringify({
    http_user_agent: FIREFOX,
    http_referer: 'https://gemini.google.com/app',
    request: 'GET /a HTTP/1.1',
    status: 200,
  });
  const w3c = [
    '#Fields: date time cs-uri-stem sc-status cs(User-Agent) cs(Referer)',
    `2026-11-20 10:00:00 /b 200 ${FIREFOX.replaceAll(' ', '+')} https://claude.ai/`,
  ];
  const { answers } = await analyseLog([json, ...w3c]);
  expect(answers?.engines.map(({ key }) => key)).toEqual(['gemini', 'claude']);
});

test('a log that does not say where visitors come from says nothing of answers', async () => {
  const common = '203.0.113.7 - - [20/Nov/2026:10:00:00 +0000] "GET /a HTTP/1.1" 200 512';
  expect((await analyseLog([common])).answers).toBeUndefined();
});
