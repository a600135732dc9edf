/** What a Crawler Check found of each bot, to be laid beside a log. */
import * as z from 'zod';
import type { BesideLog } from '../logs/model.ts';
import { readJson, shaped } from './json-file.ts';

const check = z.object({
  result: z.object({ botStatuses: z.array(z.object({ key: z.string(), allowed: z.boolean() })) }),
  evidence: z.object({
    bots: z.record(
      z.string(),
      z.object({ reach: z.string(), probe: z.object({ verdict: z.string() }).nullish() }),
    ),
  }),
});

const saved = z.union([check, z.object({ crawler: check }).transform(({ crawler }) => crawler)], {
  error: 'no --json of a Crawler Check',
});

/** What the `--json` of `crawler` or `audit` says, by the key of the bot. Throws `file-unreadable` or `file-invalid`. */
export async function besideIn(path: string): Promise<ReadonlyMap<string, BesideLog>> {
  const { result, evidence } = shaped(await readJson(path), saved, path);
  return new Map(
    result.botStatuses.map(({ key, allowed }) => {
      const proof = evidence.bots[key];
      const declared = allowed ? 'allowed' : 'blocked';
      return [
        key,
        {
          declared: proof === undefined || proof.reach === 'unknown' ? 'unknown' : declared,
          visited: proof?.probe?.verdict ?? null,
        },
      ];
    }),
  );
}
