import type { ParseArgsConfig } from 'node:util';

/**
 * The options of each command as its parser takes them, so that a slip is answered before a command is loaded: `=` after the
 * name of one with a value, `*` where it may be given several times, `|` before a short name. A test compares them with the
 * commands.
 */
const OPTION_NAMES: Readonly<Record<string, string>> = {
  audit:
    'allow-origin=* public-only user-agent= timeout= header=* basic-auth= cookie= probe-with-headers record= probe= no-probe max-pages= include=* exclude=* max-depth= drop-query=* urls= sitemap=* url= render render-pages= chromium= concurrency= threads= delay= ledger= resume previous= json ndjson html= markdown= llm= csv= sarif= junit= out= history= open verbose quiet|q fail-on= min-score=* baseline= suppressions= severity=* targets= config= no-config trust-config',
  crawler:
    'allow-origin=* public-only user-agent= timeout= header=* basic-auth= cookie= probe-with-headers record= probe= no-probe url= json ndjson html= markdown= llm= csv= sarif= junit= out= history= open verbose quiet|q fail-on= min-score=* baseline= suppressions= severity=* targets= config= no-config trust-config',
  llms: 'allow-origin=* public-only user-agent= timeout= header=* basic-auth= cookie= probe-with-headers record= url= write= pages= json ndjson html= markdown= llm= csv= sarif= junit= out= history= open verbose quiet|q fail-on= min-score=* baseline= suppressions= severity=* targets= config= no-config trust-config',
  schema:
    'allow-origin=* public-only user-agent= timeout= header=* basic-auth= cookie= probe-with-headers record= url= json ndjson html= markdown= llm= csv= sarif= junit= out= history= open verbose quiet|q fail-on= min-score=* baseline= suppressions= severity=* targets= config= no-config trust-config',
  site: 'allow-origin=* public-only user-agent= timeout= header=* basic-auth= cookie= probe-with-headers record= max-pages= include=* exclude=* max-depth= drop-query=* urls= sitemap=* url= render render-pages= chromium= concurrency= threads= delay= ledger= resume previous= json ndjson html= markdown= llm= csv= sarif= junit= out= history= open verbose quiet|q fail-on= min-score=* baseline= suppressions= severity=* targets= config= no-config trust-config',
  logs: 'sitemap=* ranges=* no-fetch beside= allow-origin=* public-only user-agent= timeout= json html= open verbose quiet|q',
  bots: 'purpose= impact= status= json',
  explain: 'all json',
  diff: 'json markdown= fail-on-new',
  replay:
    'urls= json ndjson html= markdown= llm= csv= sarif= junit= out= history= open verbose quiet|q fail-on= min-score=* baseline= suppressions= severity=*',
  worker:
    'queue= url= name= concurrency= ledgers= lock-ms= health=* health-file= is-healthy allow-origin=* public-only public-only user-agent= timeout= render= render-pages= chromium=',
  mcp: 'http= allow-origin=* public-only public-only user-agent= timeout= probe= no-probe',
  init: 'url= preset=',
  completion: '',
};

const WRITTEN = /^([^|=*]+)(?:\|(\w))?(=?)(\*?)$/;

/** The options of a command for `parseArgs`, `help` among them. */
export function parseOptions(command: string): NonNullable<ParseArgsConfig['options']> {
  const written = `${OPTION_NAMES[command] ?? ''} help|h`.trim().split(' ');
  return Object.fromEntries(
    written.map((one) => {
      const [, name = '', short = '', value, several] = WRITTEN.exec(one) ?? [];
      const type = value === '=' ? ('string' as const) : ('boolean' as const);
      return [name, { type, multiple: several === '*', ...(short !== '' && { short }) }];
    }),
  );
}

/** The names of the commands that have an option. */
export function commandsWith(option: string): string[] {
  return Object.keys(OPTION_NAMES).filter(
    (command) => option !== 'help' && Object.hasOwn(parseOptions(command), option),
  );
}
