import { describe, expect, test } from 'vitest';
import * as html from '../../src/public/html.ts';
import * as llmsTxt from '../../src/public/llms-txt.ts';
import * as robots from '../../src/public/robots.ts';
import * as sitemap from '../../src/public/sitemap.ts';
import * as structuredData from '../../src/public/structured-data.ts';

const READERS = Object.entries({ ...html, ...llmsTxt, ...robots, ...sitemap, ...structuredData }).filter(
  ([, one]) => typeof one === 'function',
);

describe.each(READERS)('%s', (_name, reader) => {
  test.each([[null], [undefined], [5], [{}], [[]]])(
    'says in a line of its own what it takes, not %j',
    (given) => {
      const call = (): unknown => Reflect.apply(reader as () => unknown, null, [given, {}]);
      expect(call).toThrow(TypeError);
      expect(call).toThrow(/^\w+ takes [^\n]+$/);
    },
  );
});

test('an address that is none is told as well', () => {
  const read = robots.parseRobots('User-agent: *');
  const verdict = (): unknown => Reflect.apply(robots.robotsVerdict, null, [read, '*']);
  expect(verdict).toThrow(new TypeError('an address or a path is a text'));
});
