import { expect, test } from 'vitest';
import { groupFindings } from '../../src/findings/group.ts';
import { finding } from '../report/sample.ts';

test('the findings of a group are worst first, and equal ones by path', () => {
  const findings = (['/b', '/c', '/a'] as const).map((path) =>
    finding({ path, severity: path === '/c' ? 'high' : 'low' }),
  );
  const [group, ...others] = groupFindings(findings);
  expect(others).toEqual([]);
  expect(group).toMatchObject({ severity: 'high', pages: 3 });
  expect(group?.findings.map(({ place }) => place.path)).toEqual(['/c', '/a', '/b']);
});
