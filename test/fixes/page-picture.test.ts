import { expect, test } from 'vitest';
import { pageImage } from '../../src/fixes/page-picture.ts';
import { pageSource } from './page-source.ts';

const image = (src: string, attributes = 'alt="A kettle"') =>
  pageImage(pageSource('', `<main><p>Text</p><img src="${src}" ${attributes}></main>`));

test.each([
  '/88x31.png',
  '/photos/110x70_flu.jpg',
  '/thumb/44px-Wiki_letter.svg.png',
  '/compass.gif',
  '/icons/next.png',
  '/img/avatar-12.png',
  '/drawing.svg',
])('%s is no picture of the content', (src) => expect(image(src)).toBe(''));

test.each(['/kettle.jpg', '/300x250/kettle.jpg', '/640px-Kettle.jpg', '/silicon/kettle.png', '/0x1f.png'])(
  '%s is one',
  (src) => expect(image(src)).toBe(`https://example.com${src}`),
);

test('a size in the address at the limit and one below', () => {
  expect(image('/k-250x200.jpg')).not.toBe('');
  expect(image('/k-250x199.jpg')).toBe('');
  expect(image('/200px-k.jpg')).not.toBe('');
  expect(image('/199px-k.jpg')).toBe('');
});

test('a button, and what leads to the home page, are none', () => {
  expect(image('/minus.jpg', 'alt="Click to hide the section"')).toBe('');
  const home = pageSource('', '<main><a href="/"><img src="/compass.png" alt="Start"></a></main>');
  expect(pageImage(home)).toBe('');
});
