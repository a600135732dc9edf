import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';

export const placeholder = pageRule({
  id: 'placeholder',
  category: 'content',
  area: 'cite',
  title: 'No placeholder text is visible',
  why: 'Engines quote what they find, even a forgotten template mark.',
  source: SOURCES.googleSpam,
  grade: 'moderate',
  reads: 'text',

  faults: {
    visible: {
      severity: 'medium',
      effort: 'page',
      title: 'The text shows a placeholder',
      message: 'The text shows the placeholder "{text}"',
      fix: 'Replace the placeholder with the real text, or remove it',
    },
  },

  evaluate({ text }) {
    if (text.placeholder === null) return pass;
    return fail('visible', { text: shown(text.placeholder) });
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
    ],
    fail: [
      '<main><p>Lorem ipsum dolor sit amet.</p></main>',
      '<main><p>Hello {{ first_name }}!</p></main>',
      '<main><p>Price: undefined</p></main>',
      '<main><p>TODO: describe the tank.</p></main>',
      '<main><p>Call <code>npm run {</code> first.</p><p>Hello {{ first_name }}!</p></main>',
      '<main><p>Print it with <code>{{ user }}</code>.</p><p>Hello {{ first_name }}!</p></main>',
    ],
  },
});
