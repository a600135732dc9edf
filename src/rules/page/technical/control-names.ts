import { failEach, none, type Occurrence } from '../../rule.ts';
import { technicalRule } from '../page-rule.ts';

export const controlNames = technicalRule({
  id: 'control-names',
  area: 'read',
  title: 'Buttons have a name and fields a label',
  why: 'Agents that act for a visitor find buttons and fields by their names.',
  source: 'https://www.w3.org/TR/WCAG22/#name-role-value',
  grade: 'standard',

  severity: 'low',
  effort: 'template',
  faults: {
    button: {
      title: 'Buttons have no name',
      message: '{buttons|button has|buttons have} no text and no label',
      fix: 'Write a text into each button, or give it an aria-label',
    },
    field: {
      title: 'Fields have no label',
      message: '{fields|field has|fields have} no label',
      fix: 'Write a label element for each field, or give it an aria-label',
    },
  },

  evaluate({ page: { counts } }) {
    const { namelessButtons: buttons, namelessFields: fields } = counts;
    if (counts.controls === 0) return none;
    const found: Occurrence<'button' | 'field'>[] = [];
    if (buttons > 0) found.push({ code: 'button', data: { buttons } });
    if (fields > 0) found.push({ code: 'field', data: { fields } });
    return failEach(found);
  },

  examples: {
    pass: [
      '<button>Buy</button><button aria-label="Close"><i></i></button><button><img src="a.png" alt="Search"></button>',
      '<label>Name <input></label><label for="m">Mail</label><input id="m"><input placeholder="Search">',
      '<input id="m"><label for="m">Mail</label>',
      '<input type="submit"><input type="hidden"><input type="button" value="Buy">',
      '<div hidden><button></button><input></div><button>Buy</button>',
    ],
    fail: [
      '<button><i class="icon-close"></i></button>',
      '<input type="button"><input type="image" src="a.png">',
      '<input type="text"><textarea></textarea><select id="s"><option>A</option></select>',
    ],
    none: ['<p>Text</p>'],
  },
});
