import type { CommandEntry } from './command.ts';

/** Every command, in the order in which a newcomer needs them. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'audit',
    usage: '<target>',
    summary: 'All four audits of one target in one report',
    isAudit: true,
    load: async () => (await import('./commands/audit.ts')).audit,
  },
  {
    name: 'crawler',
    usage: '<target>',
    summary: 'Crawler Check: robots.txt by bot, simulated visits, llms.txt, sitemap',
    isAudit: true,
    load: async () => (await import('./commands/crawler.ts')).crawler,
  },
  {
    name: 'llms',
    usage: '<target>',
    summary: 'LLMs.txt Check: llms.txt, llms-full.txt, bot permissions, link tag; writes the file',
    isAudit: true,
    load: async () => (await import('./commands/llms.ts')).llms,
  },
  {
    name: 'schema',
    usage: '<address>',
    summary: 'Schema Audit of a page: JSON-LD, microdata, RDFa, Open Graph, meta tags, headings',
    isAudit: true,
    load: async () => (await import('./commands/schema.ts')).schema,
  },
  {
    name: 'site',
    usage: '<target>',
    summary: 'AI SEO Audit: every page of the site, worst pages, root causes over all of them',
    isAudit: true,
    load: async () => (await import('./commands/site.ts')).site,
  },
  {
    name: 'answers',
    usage: '<target>',
    summary:
      'Which passage of the site answers which question, what is in the way, and where an answer is missing',
    isAudit: true,
    load: async () => (await import('./commands/answers.ts')).answers,
  },
  {
    name: 'fix',
    usage: '<folder> --url <address>',
    summary: 'Repairs a folder of built pages, and keeps only what its audits prove to be better',
    load: async () => (await import('./commands/fix.ts')).fix,
  },
  {
    name: 'logs',
    usage: '<access.log>…',
    summary:
      'What AI bots did by the logs of a server: who came, verified or impostor (asks operators for their address ranges unless --no-fetch), what they met',
    load: async () => (await import('./commands/logs.ts')).logs,
  },
  {
    name: 'bots',
    usage: '[words]',
    summary: 'The catalogue of AI bots: purpose, robots.txt token, operator, source',
    load: async () => (await import('./commands/bots.ts')).bots,
  },
  {
    name: 'explain',
    usage: '[id]',
    summary: 'A rule, finding, fix or signal explained: reason, source, grade of the evidence, example, fix',
    load: async () => (await import('./commands/explain.ts')).explain,
  },
  {
    name: 'diff',
    usage: '<old.json> <new.json>',
    summary: 'Shows how two --json runs differ: findings by fingerprint, and scores',
    load: async () => (await import('./commands/diff.ts')).diff,
  },
  {
    name: 'replay',
    usage: '<exchanges.ndjson>',
    summary: 'Runs a recorded audit again from its saved answers and gives the same result',
    load: async () => (await import('./commands/replay.ts')).replay,
  },
  {
    name: 'worker',
    usage: '--queue <engine> --url <address>',
    summary: 'Runs the audits of a queue until it is stopped, or those of a list of archives to its end',
    load: async () => (await import('./commands/worker.ts')).worker,
  },
  {
    name: 'mcp',
    usage: '',
    summary: 'Serves the audits to an assistant by the Model Context Protocol',
    load: async () => (await import('./commands/mcp.ts')).mcp,
  },
  {
    name: 'init',
    usage: '[target]',
    summary: 'Writes citeworthy.config.json, which the audits of this folder read',
    load: async () => (await import('./commands/init.ts')).init,
  },
  {
    name: 'completion',
    usage: '<bash|zsh|fish>',
    summary: 'Writes the completion of commands and options for a shell',
    words: ['bash', 'zsh', 'fish'],
    load: async () => (await import('./commands/completion.ts')).completionOf(COMMANDS),
  },
];
