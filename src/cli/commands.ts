import type { Command } from './command.ts';

/** A command by its name; it is loaded only when it is called, so that `--help` stays quick. */
export interface CommandEntry {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  readonly load: () => Promise<Command>;
}

export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'crawler',
    usage: '<target>',
    summary: 'Crawler Check: robots.txt by bot, simulated visits, llms.txt, sitemap',
    load: async () => (await import('./commands/crawler.ts')).crawler,
  },
  {
    name: 'bots',
    usage: '[words]',
    summary: 'The catalogue of AI bots: purpose, robots.txt token, operator, source',
    load: async () => (await import('./commands/bots.ts')).bots,
  },
];
