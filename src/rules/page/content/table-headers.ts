import { fail, none, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { counted } from '../../wording.ts';

export const tableHeaders = pageCheck({
  id: 'table-headers',
  category: 'content',
  type: 'info',
  title: 'Data tables have header cells',
  why: 'Without them a cell that is lifted out has lost its meaning.',
  source: `${SOURCES.htmlStandard}tables.html`,
  grade: 'standard',
  reads: 'document',

  evaluate({ page }) {
    const data = page.tables.filter(
      ({ rows, columns, presentation, layout, inMain }) =>
        inMain && rows > 1 && columns > 1 && !presentation && !layout,
    );
    if (data.length === 0) return none;
    const bare = data.filter(({ headerCells }) => headerCells === 0).length;
    return bare === 0
      ? pass
      : fail(`${counted(bare, 'table')} without header cells`, 'Mark header cells with <th>');
  },

  examples: {
    pass: [
      '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>',
      '<table><thead><tr><td>A</td><td>B</td></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
      '<p>Text</p><nav><table><tr><td>Back</td><td>On</td></tr><tr><td>A</td><td>B</td></tr></table></nav>',
      '<table role="presentation"><tr><td>A</td><td>B</td></tr><tr><td>A</td><td>B</td></tr></table>',
    ],
    fail: [
      '<table><tr><td>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr></table>',
      '<table><thead></thead><tbody><tr><td>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
    ],
  },
});
