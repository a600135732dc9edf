import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { checkEntry } from '../../src/audits/check-catalogue.ts';
import type { Example, PageRule } from '../../src/rules/page/page-rule.ts';
import type { IssueCategory } from '../../src/contract/index.ts';
import { pageRules } from '../../src/rules/page/rules.ts';
import { siteRules } from '../../src/rules/site/rules.ts';
import { pageGates } from '../../src/score/gates.ts';
import { pagePoints } from '../../src/score/points.ts';

const TITLES: Readonly<Record<IssueCategory, string>> = {
  technical: 'Technical: can the page be fetched, read and indexed',
  content: 'Content: is there something to cite',
  ai_seo: 'AI SEO: can an answer be lifted out and attributed',
};
const EXAMPLE_LENGTH = 220;
const GATES: Readonly<Record<string, { readonly cap: number } | undefined>> = pageGates;

const markup = (example: Example): string => {
  const html = typeof example === 'string' ? example : example.html;
  const line = html.replaceAll(/\s+/g, ' ');
  return line.length > EXAMPLE_LENGTH ? `${line.slice(0, EXAMPLE_LENGTH)}…` : line;
};

function section(check: PageRule): string {
  const points = pagePoints[check.id as keyof typeof pagePoints];
  const gate = GATES[check.id];
  const [bad] = check.examples.fail;
  const { severity, failing } = checkEntry(check.id)!;
  const { message, fix } = failing!;
  const html = markup(bad!);
  return [
    `### ${check.id}`,
    `**${check.title}.** ${check.why}`,
    [
      `- Weight: ${points === 0 ? 'informs, no points' : `${points} points`}, ${severity}${gate === undefined ? '' : `; closed, it caps the overall score at ${gate.cap}`}`,
      `- Evidence: ${check.grade} (${check.source})`,
      `- Reads: ${check.reads}`,
    ].join('\n'),
    html === ''
      ? 'Fails, for example, on an empty page:'
      : `Fails, for example, on:\n\n\`\`\`html\n${html}\n\`\`\``,
    `> ${message}`,
    `Fix:\n\n\`\`\`text\n${fix}\n\`\`\``,
  ].join('\n\n');
}

test('the catalogue is written from the checks', async () => {
  const parts = (Object.keys(TITLES) as IssueCategory[]).map((category) => {
    const own = pageRules.filter((check) => check.category === category);
    return [`## ${TITLES[category]}`, ...own.map(section)].join('\n\n');
  });
  const site = siteRules.map(
    ({ id, title, why, grade, source }) =>
      `### ${id}\n\n**${title}.** ${why}\n\n- Severity: ${checkEntry(id)?.severity}\n- Evidence: ${grade} (${source})\n\n> ${checkEntry(id)?.failing?.message ?? ''}`,
  );
  const text = [
    '# Checks',
    `${pageRules.length} checks of a page and ${siteRules.length} of a whole site. Written by test/rules/readme.test.ts from the checks themselves; run \`vitest -u\` after changing one.`,
    'A check passes, fails, does not apply, or is unknown; only a failure costs points. A check that keeps a part of its points is reported one step milder. The budgets of each category sum to 100.',
    ...parts,
    '## The whole site',
    'Judged once all pages were read. They carry no points: each names one cause and the pages it concerns.',
    ...site,
  ].join('\n\n');
  await expect(`${text}\n`).toMatchFileSnapshot(resolve(import.meta.dirname, '../../src/rules/README.md'));
});

test('ids are unique and stable kebab-case, every check says why and where from', () => {
  const all = [...pageRules, ...siteRules];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { id, title, why, source } of all) {
    expect(id).toMatch(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/);
    expect([title, why, source].every((text) => text.length > 10)).toBe(true);
  }
});
