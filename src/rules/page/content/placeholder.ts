import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { paragraphs } from '../example-page.ts';
import { isFilled } from '../own-text.ts';
import { contentRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';

/** Words of filler from which it is more than a forgotten line. */
const MUCH = 20;

const WRITE = 'Write the text of the page, or take the page out of the site until it is there';

export const placeholder = contentRule({
  id: 'placeholder',
  area: 'cite',
  title: 'No placeholder text is visible',
  why: 'Engines quote what they find, even a forgotten template mark, and pages without a text of their own are spam to them.',
  source: SOURCES.googleSpam,
  grade: 'moderate',
  reads: 'text',

  severity: 'critical',
  effort: 'page',
  faults: {
    default: {
      title: 'The page is the first one of the system that it was made with',
      message: 'The page is the first one that {system} writes, without a text of its own',
      fix: WRITE,
    },
    filler: {
      title: 'Most of the text is filler',
      message: 'Most of the text is filler: "{text}"',
      fix: WRITE,
    },
    'some-filler': {
      severity: 'high',
      title: 'A part of the text is filler',
      message: 'The text has {words|word|words} of filler: "{text}"',
      fix: 'Replace the filler with the real text, or remove it',
    },
    visible: {
      severity: 'medium',
      title: 'The text shows a placeholder',
      message: 'The text shows the placeholder "{text}"',
      fix: 'Replace the placeholder with the real text, or remove it',
    },
  },

  evaluate(subject) {
    const { filler, placeholder: left, defaultPage } = subject.text;
    if (defaultPage !== null) return fail('default', { system: defaultPage });
    if (filler !== null) {
      const data = { words: filler.words, text: shown(filler.sample) };
      if (isFilled(subject.text)) return fail('filler', data);
      return filler.words >= MUCH ? fail('some-filler', data) : fail('visible', { text: data.text });
    }
    return left === null ? pass : fail('visible', { text: shown(left) });
  },

  examples: {
    pass: [
      '<html lang="es"><main><p>Lo tiene todo: playa, sol y montaña.</p></main>',
      '<html lang="es"><main><h2>TODO: lo que necesitas para la playa</h2></main>',
      '<main><p>How to style placeholder text with CSS, with a sample text.</p></main>',
      '<main><p>Prices start at $20. Templates use {{ name }} here.</p><pre>{{ name }}</pre></main>',
      '<main><p>Print a name with <code>{{ user }}</code>.</p><p>{{ user }} is replaced.</p></main>',
      '<main><p>Marks stand between <code>{{</code> and <code>}}</code>.</p></main>',
      '<main><table><tr><td>Default: <code>undefined</code></td></tr></table></main>',
      '<main><p>Printers have set the words lorem ipsum since the sixties.</p><blockquote>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</blockquote></main>',
      '<html lang="la"><main><p>Gallia est omnis divisa in partes tres, quarum unam incolunt Belgae, aliam Aquitani.</p></main>',
      `<main>${paragraphs(300)}<p>A new project says: click on the Vite logo to learn more.</p></main>`,
    ],
    fail: [
      '<main><p>Lorem ipsum dolor sit amet.</p></main>',
      `<main><h1>Our team</h1>${'<p>Sed ut perspiciatis unde omnis iste natus error sit voluptatem accusantium.</p>'.repeat(9)}</main>`,
      `<main>${paragraphs(300)}${'<p>Vestibulum ante ipsum primis in faucibus orci luctus et ultrices posuere cubilia curae.</p>'.repeat(3)}</main>`,
      `<main>${paragraphs(300)}<p>Lorem ipsum dolor sit amet.</p></main>`,
      `<main>${paragraphs(300)}</main><footer><p>Lorem ipsum dolor sit amet, consetetur sadipscing elitr.</p></footer>`,
      '<title>Vite + React</title><main><h1>Vite + React</h1><p>Click on the Vite and React logos to learn more</p></main>',
      '<main><p>Hello {{ first_name }}!</p></main>',
      '<main><p>Hello {% firstname %}, welcome back!</p></main>',
      '<main><p>Price: undefined</p></main>',
      '<main><p>TODO: describe the tank.</p></main>',
      '<main><p>Call <code>npm run {</code> first.</p><p>Hello {{ first_name }}!</p></main>',
      '<main><p>Print it with <code>{{ user }}</code>.</p><p>Hello {{ first_name }}!</p></main>',
    ],
  },
});
