import { expect, it } from 'vitest';
import { exchangeOf } from '../../src/exchange.ts';
import { pageText } from '../../src/facts/page-text.ts';

const page = (body: string, type = 'text/html') =>
  pageText(exchangeOf({ url: 'https://example.com/', headers: [['content-type', type]], body }));

it('gives main text in blocks with their kinds, and as one text', () => {
  const html =
    '<nav>Menu</nav><main><h1>Heat</h1><p>It moves.<ul><li>A fan</ul><pre>on()</pre><table><tr><td>5 kW</table></main>';
  const { blocks, text } = page(html);
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list-item', 'code', 'cell']);
  expect(text).toBe('Heat\nIt moves.\nA fan\non()\n5 kW');
});

it('gives nothing of what is no page', () => {
  expect(page('Heat', 'text/plain')).toEqual({ blocks: [], text: '' });
});
