import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { Terminal } from './command.ts';
import { hasCode } from '../errors.ts';

/** What opens a file as a double click does, by platform: program and the arguments before the file. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  // Not `start`, for which a shell would have to read the name of the file.
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};
/** https://www.freedesktop.org/wiki/Software/xdg-utils/ */
const ELSEWHERE = ['xdg-open'] as const;

/** Milliseconds after which an opener that still runs has found a program: some stay until that one is closed. */
const SETTLED_MS = 2_000;

/** Opens a file with the program of the user, and says in one line of `note` why it cannot. Waits for no window to close. */
export async function openFile(
  file: string,
  { note }: Pick<Terminal, 'note'>,
  platform: NodeJS.Platform = process.platform,
): Promise<void> {
  const [program, ...args] = OPENERS[platform] ?? ELSEWHERE;
  const fault = await faultOf(program, [...args, resolve(file)]);
  if (fault !== null) note(`${file} is written, but cannot be opened here: ${fault}\n`);
}

function faultOf(program: string, args: readonly string[]): Promise<string | null> {
  return new Promise((settle) => {
    const child = spawn(program, args, { detached: true, stdio: 'ignore' });
    const timer = setTimeout(() => settle(null), SETTLED_MS);
    const end = (fault: string | null) => {
      clearTimeout(timer);
      settle(fault);
    };
    child.on('error', (error) =>
      end(hasCode(error, 'ENOENT') ? `${program} is not installed` : `${program}: ${error.message}`),
    );
    child.on('exit', (code) => end(code === 0 ? null : `${program} ended with ${code ?? 'a signal'}`));
    child.unref();
  });
}
