/** What a rule of the Crawler Check is: it judges how a domain meets crawlers. */
import type { Rule, Written } from '../rule.ts';
import type { AccessExample } from './example-subject.ts';
import type { AccessSubject } from './subject.ts';

/** A rule of the Crawler Check. */
export interface AccessRule<Id extends string = string> extends Rule<AccessSubject, AccessExample, Id> {
  /** Path of the page or file that has to change, where a fault names no other. */
  readonly place: '/' | '/robots.txt' | '/llms.txt';
}

/** The same record with its id kept as a literal type, so that the points table can ask for it. */
export function accessRule<const Id extends string, Code extends string>(
  rule: Written<AccessRule<Id>, Code>,
): AccessRule<Id> {
  return { ...rule, audit: 'crawler' };
}
