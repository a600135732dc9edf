/** What a rule of the Crawler Check is: it judges how a domain meets crawlers. */
import type { ProbeVerdict } from '../../access/compare-probes.ts';
import type { Exchange, FetchCode } from '../../exchange.ts';
import { wholeFaults, type Rule, type Written } from '../rule.ts';
import type { AccessSubject } from './subject.ts';

/** An answer to one request: its text with status 200, a status without a text, or all of it. */
export type ExampleAnswer =
  | string
  | number
  | {
      readonly status?: number;
      readonly headers?: Exchange['headers'];
      readonly body?: string | Uint8Array;
      /** Why no usable answer came: then the status is 0 unless one is given. */
      readonly failed?: FetchCode;
      /** What the client library said of it. */
      readonly message?: string;
      readonly truncated?: Exchange['truncated'];
      /** Redirects before it: address and status. */
      readonly hops?: readonly (readonly [url: string, status: number])[];
    };

/**
 * A site for an example, at `https://example.com`: what it answers at some paths. A home page, a robots.txt, a sitemap and
 * an llms.txt that are left out are without fault; everything else is not found.
 */
export interface AccessExample {
  readonly [path: `/${string}`]: ExampleAnswer;
  /** How https failed before the site was asked over http. */
  readonly failed?: FetchCode;
  /** robots.txt of `https://www.example.com`, which redirects here. */
  readonly requestedRobots?: ExampleAnswer;
  /** What comes at some paths where Markdown is asked for. */
  readonly markdown?: Readonly<Record<`/${string}`, ExampleAnswer>>;
  /** Address on another name that the home page leads to. */
  readonly landing?: string;
  /** How the visits under the names of bots went, by key. */
  readonly visits?: Readonly<Record<string, ProbeVerdict['verdict'] | ProbeVerdict>>;
  /** Epoch milliseconds at which the home page was asked for. */
  readonly now?: number;
}

/** A rule of the Crawler Check. */
export interface AccessRule<Id extends string = string> extends Rule<AccessSubject, AccessExample, Id> {
  /** Path of the page or file that has to change, where a fault names no other. */
  readonly place: '/' | '/robots.txt' | '/llms.txt';
}

/** The same record with its id kept as a literal type, so that the points table can ask for it. */
export function accessRule<const Id extends string, Code extends string>(
  rule: Written<AccessRule<Id>, Code>,
): AccessRule<Id> {
  return { ...rule, audit: 'crawler', faults: wholeFaults(rule) };
}
