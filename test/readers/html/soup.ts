/** Tag soup from a seed: the same seed gives the same page on every machine. */

/** Mulberry32: a small generator of numbers from 0 to 1 with a 32-bit seed. */
function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const NAMES =
  'html head body title meta link base script style noscript template div p p p a a b i span em h1 h2 h3 ul ol li li dl dt dd table table caption colgroup col thead tbody tr tr td td th form button input select option optgroup textarea svg math foreignObject desc mi mtext annotation-xml section article header footer nav main aside blockquote pre br hr img iframe object applet marquee address center details summary ruby rb rt rp rtc nobr font code x-card frameset frame noframes plaintext xmp image wbr figure menu listing u'.split(
    ' ',
  );

const EXTRAS = [
  'one ',
  'two',
  ' ',
  '\n',
  '&amp;',
  '&notit;',
  '&copy',
  '&#x41;',
  '&#128;',
  '<!-- c -->',
  '<!---->',
  '<!-->',
  '<!--x--!>',
  '<!-- <b> --',
  '<!>',
  '<?php x ?>',
  '</>',
  '</ x>',
  '<3',
  '< b>',
  '<![CDATA[x<b>]]>',
  '<!doctype html>',
  '<p/>',
  '<svg/>',
  '<a href="x>y" title=\'a"b\' hidden>',
  '<input type=hidden>',
  '<font color=red>',
  '<a b=1 b=2 B=3>',
  '<script>if (a<b) "</b>"</script>',
  '<script><!-- <script> </script> --></script>',
  '<script><!-- x </script>',
  '<style>a>b{}</style>',
  '<title>t &lt; <b></title>',
  '<textarea>\n<p></textarea>',
  '<annotation-xml encoding="text/html">',
  '\0',
];

/** A page of random tags, ends and oddities. */
export function soup(seed: number): string {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const length = 4 + Math.floor(random() * 40);
  const vocabulary = Array.from({ length: 4 + Math.floor(random() * 12) }, () => pick(NAMES));
  const start = pick([
    '',
    '<!doctype html>',
    '<!doctype html><html><head>',
    '<!doctype html><body>',
    '<table>',
  ]);
  let page = start;
  for (let i = 0; i < length; i++) {
    const kind = random();
    const name = random() < 0.85 ? pick(vocabulary) : pick(NAMES);
    if (kind < 0.42) page += `<${name}>`;
    else if (kind < 0.68) page += `</${name}>`;
    else if (kind < 0.8) page += pick(['x', 'y', ' ', 'z z']);
    else page += pick(EXTRAS);
  }
  return page;
}

/** The page with a few pieces cut, doubled, moved or broken. */
export function mutate(page: string, seed: number): string {
  const random = seeded(seed);
  let text = page;
  for (let turns = 1 + Math.floor(random() * 4); turns > 0; turns--) {
    const at = Math.floor(random() * text.length);
    const length = 1 + Math.floor(random() * 30);
    const piece = text.slice(at, at + length);
    const rest = text.slice(at + length);
    const head = text.slice(0, at);
    const target = Math.floor(random() * rest.length);
    const turn = Math.floor(random() * 5);
    if (turn === 0) text = head + rest;
    else if (turn === 1) text = head + piece + piece + rest;
    else if (turn === 2) text = head + rest.slice(0, target) + piece + rest.slice(target);
    else if (turn === 3)
      text = `${head}</${['div', 'p', 'a', 'table', 'b', 'ul'][length % 6]}>${piece}${rest}`;
    else text = `${head}<${['table', 'p', 'a', 'li', 'svg', 'b'][length % 6]}>${piece}${rest}`;
  }
  return text;
}
