/** What a site has for agents beside its pages; no part for a site that has nothing of it. */
import type { AgentLine } from '../for-agents.ts';
import type { Locale } from '../locale.ts';
import type { Part } from './document.ts';
import { facts, section } from './pieces.ts';
import { html } from './template.ts';

/** One line a thing. None of it is asked for, and none costs points. */
export function agentsPart(lines: readonly AgentLine[], { tell }: Locale): readonly Part[] {
  if (lines.length === 0) return [];
  const title = tell('agents-title');
  const rows = facts(lines.map(({ label, text }) => [label, html`<bdi>${text}</bdi>`]));
  return [
    {
      id: 'agents',
      title,
      body: section(
        'agents',
        title,
        html`<p>${tell('agents-lead')}</p>
          ${rows}`,
      ),
    },
  ];
}
