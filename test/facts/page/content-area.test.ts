import { describe, expect, it } from 'vitest';
import { exchangeOf } from '../../../src/exchange.ts';
import { pageFacts } from '../../../src/facts/page.ts';

const page = (body: string) => pageFacts(exchangeOf({ url: 'https://example.com/', body }));
const texts = (body: string) => page(body).main.blocks.map(({ text }) => text);

const sentence = 'A heat pump moves warmth from the air outside into the rooms of a house, even in winter.';
const story = Array.from({ length: 6 }, (_, index) => `<p>${sentence} ${index}.</p>`).join('');

describe('the part of a page that is its text', () => {
  it('is the story outside of the cards, not the cards in an article', () => {
    const cards = `<article>${'<div><a href="/a">Another text to read</a></div>'.repeat(8)}</article>`;
    expect(texts(`<div><h1>Heat</h1>${story}</div>${cards}`)).toHaveLength(7);
  });

  it('ends before labels of links to other texts, wherever they stand', () => {
    const more = '<h3>More on this</h3><ul><li><a href="/a">One</a><li><a href="/b">Two</a></ul>';
    const found = texts(
      `<main><h1>Heat</h1>${story}<p>See also:</p><p><a href="/c">Cold</a></p>${more}</main>`,
    );
    expect(found.at(-1)).toBe(`${sentence} 5.`);
    expect(found).toHaveLength(7);
  });

  it('keeps a heading that links to itself or to the contents, and no headline of another text', () => {
    const under = (href: string) =>
      texts(`<main><h1>Heat</h1>${story}<h2><a href="${href}">Cold winters</a></h2>${story}</main>`);
    for (const href of ['#cold-winters', '#id5']) expect(under(href)[7]).toBe('Cold winters');
    expect(under('/cold')).not.toContain('Cold winters');
  });

  it('keeps a heading that text follows, and a list without links', () => {
    const parts = '<h2>Parts</h2><ul><li>A fan<li>A pump</ul>';
    expect(texts(`<main><h1>Heat</h1>${story}${parts}</main>`).slice(-3)).toEqual([
      'Parts',
      'A fan',
      'A pump',
    ]);
  });

  it('is no paragraph alone, where a short list or table stands behind it', () => {
    const single = `<p>${sentence.repeat(6)}</p>`;
    for (const short of ['<ol><li>Fill<li>Heat</ol>', '<table><tr><td>Fill<td>Heat</table>'])
      expect(texts(`<main>${single}${short}</main>`).slice(1)).toEqual(['Fill', 'Heat']);
  });

  it('holds bare text before and after a part that is cut', () => {
    const bare = `<main><h1>Heat</h1>${story}<div>${sentence} X.<div class="share">Share</div>${sentence} Y.</div></main>`;
    expect(texts(bare).slice(-2)).toEqual([`${sentence} X.`, `${sentence} Y.`]);
  });

  it('starts with headline and lead that stand in the header of the page', () => {
    const header = `<header><h1>Heat</h1><p>Share</p><p>${sentence} Lead.</p></header>`;
    expect(texts(`${header}<div>${story}</div>`).slice(0, 2)).toEqual(['Heat', `${sentence} Lead.`]);
    const linked = `<header><h1><a href="/">Shop</a></h1><p>${sentence}</p></header>`;
    expect(texts(`${linked}<div>${story}</div>`)[0]).toBe(`${sentence} 0.`);
  });

  it('holds a teaser that leads nowhere, which is the lead', () => {
    const lead = `<div class="teaser"><p>${sentence} Lead.</p></div>`;
    expect(texts(`<main><h1>Heat</h1>${lead}${story}</main>`)[1]).toBe(`${sentence} Lead.`);
    const linked = lead.replace('</p>', ' <a href="/a">More</a></p>');
    expect(texts(`<main><h1>Heat</h1>${linked}${story}</main>`)[1]).toBe(`${sentence} 0.`);
  });

  it('is without lines on who wrote it and without a form, both small', () => {
    const beside = `<p class="author-box">${sentence}</p><form><p>${sentence}</p></form>`;
    expect(texts(`<main><h1>Heat</h1>${story}${story}${beside}</main>`)).toHaveLength(13);
  });

  it('still has the images of the captions, and the links of the lines, that are none of the text', () => {
    const figure =
      '<figure><img src="/a.png" alt=""><figcaption>A pump, seen from above.</figcaption></figure>';
    const line = '<p><a href="/c">Cold</a></p>';
    const { images, links, main } = page(`<main><h1>Heat</h1>${story}${figure}${line}${story}</main>`);
    expect([images[0]?.inMain, links[0]?.region]).toEqual([true, 'main']);
    expect(main.blocks).toHaveLength(13);
  });

  it('is found in scripts without spaces', () => {
    const paragraph = '<p>热泵把室外空气中的热量送到房间里，即使在冬天也能让家里保持温暖，而且用电很少。</p>';
    const links = '<div><a href="/a">最新消息</a> <a href="/b">关于我们</a></div>'.repeat(3);
    expect(texts(`<div>${links}</div><div><h1>热泵</h1>${paragraph.repeat(5)}</div>`)).toHaveLength(6);
  });
});
