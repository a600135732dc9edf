import { exchangeOf, type Exchange } from '../../src/exchange.ts';
import type { Renderer, RenderRequest } from '../../src/render/renderer.ts';

/** A renderer without a browser: it tells what it was asked for, and gives what the test makes of the answer. */
export function fakeRenderer(
  scripts: (url: string, request: RenderRequest) => string | Exchange | Promise<Exchange>,
): Renderer & { readonly asked: string[]; readonly closed: () => boolean } {
  const asked: string[] = [];
  let isClosed = false;
  return {
    name: 'fake',
    asked,
    closed: () => isClosed,
    render: async (url, request) => {
      asked.push(new URL(url).pathname);
      const made = await scripts(url, request);
      return typeof made === 'string' ? exchangeOf({ url, body: made }) : made;
    },
    close: async () => {
      isClosed = true;
    },
  };
}
