import { randomBytes } from 'node:crypto';
import { CodedError, hasCode } from '../../errors.ts';
import { auditorOptions, withAuditor } from '../auditor.ts';
import { EXIT, text, whole, type Command, type Values } from '../command.ts';
import { withPackage } from '../optional-package.ts';
import { NETWORK_OPTIONS, PROBE_OPTION } from '../options.ts';

const PACKAGE = '@modelcontextprotocol/sdk';
/** Bytes of a token of our own making: more than anybody can try. */
const TOKEN_BYTES = 24;
/** Characters of a token that nobody guesses, and that a header can carry (RFC 6750, 2.1). */
const TOKEN = /^[\w.~+/-]{16,}=*$/;
const MOST_PORT = 65_535;

export const mcp: Command = {
  stop: 'graceful',
  examples: ['citeworthy mcp', 'citeworthy mcp --http 8931'],
  options: {
    http: {
      type: 'string',
      value: 'port',
      whole: { least: 0, most: MOST_PORT },
      help: 'serve streamable HTTP on this port of 127.0.0.1 (0: any that is free), in the place of stdin and stdout; its token is in the variable CITEWORTHY_MCP_TOKEN, or made and shown',
    },
    ...NETWORK_OPTIONS,
    ...PROBE_OPTION,
  },
  run: async (positionals, values, terminal) => {
    if (positionals.length > 0)
      throw new CodedError('usage', `mcp takes no target, not ${positionals.join(' ')}: its tools do`);
    const options = auditorOptions(values);
    const token = tokenOf(values);
    const { sharedBy } = await withPackage(() => import('../mcp/server.ts'), PACKAGE);
    await withAuditor(
      () => options,
      async (auditor) => {
        const shared = sharedBy(auditor, terminal.signal);
        if (values['http'] === undefined) return (await import('../mcp/stdio.ts')).serveStdio(shared);
        const { serveHttp } = await import('../mcp/http.ts');
        const port = whole(values, 'http', 0);
        const server = await serveHttp(shared, { port, token }).catch((error: unknown) => {
          throw hasCode(error, 'EADDRINUSE') || hasCode(error, 'EACCES')
            ? new CodedError('usage', `The port ${port} cannot be had`)
            : error;
        });
        terminal.note(`${server.url}\nAuthorization: Bearer ${token}\n`);
        await aborted(terminal.signal);
        return server.close();
      },
    );
    return EXIT.healthy;
  },
};

function tokenOf(values: Values): string {
  const given = process.env['CITEWORTHY_MCP_TOKEN'] ?? '';
  if (text(values, 'http') === '' || given === '') return randomBytes(TOKEN_BYTES).toString('base64url');
  if (!TOKEN.test(given))
    throw new CodedError('usage', 'CITEWORTHY_MCP_TOKEN needs 16 letters, digits or signs at least');
  return given;
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((settle) => {
    if (signal.aborted) settle();
    else signal.addEventListener('abort', () => settle(), { once: true });
  });
}
