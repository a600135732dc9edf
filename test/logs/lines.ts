/** Lines of logs for tests. */
export const GPTBOT =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.3; +https://openai.com/gptbot';
export const CLAUDE_USER =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0; +Claude-User@anthropic.com)';
export const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

interface Written {
  readonly address?: string;
  readonly time?: string;
  readonly target?: string;
  readonly status?: number;
  readonly agent?: string;
  readonly before?: string;
  readonly behind?: string;
}

/** A line in the combined format. */
export function combined({
  address = '192.0.2.7',
  time = '16/Nov/2026:10:00:00 +0000',
  target = '/',
  status = 200,
  agent = GPTBOT,
  before = '',
  behind = '',
}: Written = {}): string {
  return `${before}${address} - - [${time}] "GET ${target} HTTP/1.1" ${status} 512 "-" "${agent}"${behind}`;
}
