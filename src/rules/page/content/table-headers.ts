import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { contentRule } from '../page-rule.ts';

/** Columns from which a cell needs its header: in two, the first says what the second is. */
const MIN_COLUMNS = 3;

export const tableHeaders = contentRule({
  id: 'table-headers',
  area: 'read',
  title: 'Data tables have header cells',
  why: 'Without header cells, a cell that is quoted alone loses its meaning.',
  source: `${SOURCES.htmlStandard}tables.html`,
  grade: 'standard',

  faults: {
    bare: {
      severity: 'low',
      effort: 'page',
      title: 'Data tables have no header cells',
      message: '{tables|data table has|data tables have} no header cells',
      fix: 'Mark up the header cells as th elements',
    },
  },

  evaluate({ page }) {
    const data = page.tables.filter(
      ({ rows, columns, presentation, layout, inMain }) =>
        inMain && rows > 1 && columns >= MIN_COLUMNS && !presentation && !layout,
    );
    if (data.length === 0) return none;
    const bare = data.filter(({ headerCells }) => headerCells === 0).length;
    return bare === 0 ? pass : fail('bare', { tables: bare });
  },

  examples: {
    pass: [
      '<table><tr><th>A</th><th>B</th><th>C</th></tr><tr><td>1</td><td>2</td><td>3</td></tr></table>',
      '<table><thead><tr><td>A</td><td>B</td><td>C</td></tr></thead><tbody><tr><td>1</td><td>2</td><td>3</td></tr></tbody></table>',
    ],
    fail: [
      '<table><tr><td>A</td><td>B</td><td>C</td></tr><tr><td>1</td><td>2</td><td>3</td></tr></table>',
      '<table><thead></thead><tbody><tr><td>A</td><td>B</td><td>C</td></tr><tr><td>1</td><td>2</td><td>3</td></tr></tbody></table>',
    ],
    none: [
      '<table><tr><td>Chicken</td><td>150 g</td></tr><tr><td>Carrot</td><td>half</td></tr></table>',
      '<p>Text</p><nav><table><tr><td>Back</td><td>On</td></tr><tr><td>A</td><td>B</td><td>C</td></tr></table></nav>',
      '<table role="presentation"><tr><td>A</td><td>B</td><td>C</td></tr><tr><td>A</td><td>B</td><td>C</td></tr></table>',
    ],
  },
});
