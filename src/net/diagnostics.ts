/** What a run tells on `node:diagnostics_channel`: typed, and free while nobody listens. */
import { channel } from 'node:diagnostics_channel';
import { masked } from '../values/secrets.ts';

/** The messages by the name of their channel, which each bears as `channel` as well. Times are in milliseconds. */
export interface Diagnostics {
  /** An address was asked for, its redirects and repetitions included. `status` 0: without an answer. */
  readonly 'citeworthy:exchange': {
    readonly url: string;
    readonly status: number;
    /** `answered`, or why nothing came. */
    readonly outcome: string;
    readonly ms: number;
    /** Of the body, as it was decoded. */
    readonly bytes: number;
  };
  /** A request has its turn. `host`: the name of its gate. */
  readonly 'citeworthy:wait': { readonly host: string; readonly ms: number };
  /** A host says that it is asked too much. `lanes`: requests at once from now on. */
  readonly 'citeworthy:throttle': { readonly host: string; readonly status: number; readonly lanes: number };
  /** A page of a site audit is kept. `score`: `null` where it was not read; `unread` says why. */
  readonly 'citeworthy:page': {
    readonly url: string;
    readonly score: number | null;
    readonly unread: string | null;
  };
  /** Progress of a job could not be shown by its queue: how often, and why the last time. The job went on. */
  readonly 'citeworthy:progress': { readonly failures: number; readonly error: string };
  /** An audit has ended. `error`: the code of what was in its way, `null` when nothing was. */
  readonly 'citeworthy:audit': {
    readonly audit: 'crawler-check' | 'llms-check' | 'schema-audit' | 'site-audit';
    readonly target: string;
    readonly ms: number;
    readonly error: string | null;
  };
  /** A rule broke, which is a fault of ours: its verdict is `unknown`. `url`: what was judged. */
  readonly 'citeworthy:rule-failed': {
    readonly audit: Diagnostics['citeworthy:audit']['audit'];
    readonly url: string;
    readonly rule: string;
    readonly error: string;
  };
}

/** The message of a channel. */
export type Diagnostic<Name extends keyof Diagnostics> = Diagnostics[Name] & { readonly channel: Name };

const CHANNELS = {
  'citeworthy:exchange': channel('citeworthy:exchange'),
  'citeworthy:wait': channel('citeworthy:wait'),
  'citeworthy:throttle': channel('citeworthy:throttle'),
  'citeworthy:page': channel('citeworthy:page'),
  'citeworthy:progress': channel('citeworthy:progress'),
  'citeworthy:audit': channel('citeworthy:audit'),
  'citeworthy:rule-failed': channel('citeworthy:rule-failed'),
} as const;

/** Tells those who listen. The message is made only for them; secrets in its addresses are masked. */
export function tell<Name extends keyof Diagnostics>(name: Name, message: () => Diagnostics[Name]): void {
  const told = CHANNELS[name];
  if (!told.hasSubscribers) return;
  const shown = Object.entries(message()).map(([field, value]) => [
    field,
    typeof value === 'string' ? masked(value) : value,
  ]);
  told.publish({ channel: name, ...Object.fromEntries(shown) });
}

/**
 * Hands each message of a channel to the listener, until the function that it gives is called. `subscribe` of
 * `node:diagnostics_channel` does the same without types. What a listener throws is an uncaught exception.
 */
export function listenTo<Name extends keyof Diagnostics>(
  name: Name,
  listener: (message: Diagnostic<Name>) => void,
): () => void {
  const hear = (message: unknown) => {
    if (isFrom(name, message)) listener(message);
  };
  // The channel itself, not its name: Node 20 forgets a name when an older channel of that name is collected.
  const heard = CHANNELS[name];
  heard.subscribe(hear);
  return () => heard.unsubscribe(hear);
}

function isFrom<Name extends keyof Diagnostics>(name: Name, message: unknown): message is Diagnostic<Name> {
  return typeof message === 'object' && message !== null && 'channel' in message && message.channel === name;
}
