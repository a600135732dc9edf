import { isDead, linksToTry } from '../../facts/llms-txt/index.ts';
import { failEach, taken, type Occurrence } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { llmsRule } from './llms-rule.ts';
import { faultsIn, placesIn } from './reader-faults.ts';
import type { LlmsSubject } from './subject.ts';

/** Kinds of faulty links. Each takes the same share. */
const KINDS = ['dead-link', 'malformed-link', 'private-host', 'bad-scheme', 'credential-in-url'] as const;

export const llmsLinks = llmsRule({
  id: 'llms-links',
  area: 'understand',
  title: 'The links of llms.txt lead to public pages',
  why: 'A reader that follows a broken link finds nothing, and what the file says of private hosts and keys is public.',
  source: SOURCES.llmsTxt,
  grade: 'standard',

  severity: 'medium',
  effort: 'line',
  faults: {
    'credential-in-url': {
      severity: 'high',
      title: 'A link of llms.txt contains a password or a key',
      message: '{count|link|links} of llms.txt {count:contains|contain} a password or a key',
      fix: 'Remove it and revoke the secret at once: everybody can read the file',
      repair: 'llms-txt-content',
    },
    'dead-link': {
      title: 'A link of llms.txt leads to an error',
      message: '{count|link|links} of llms.txt {count:leads|lead} to an error[: {addresses}]',
      fix: 'Correct the address, or remove the line',
      repair: 'llms-txt-content',
    },
    'private-host': {
      title: 'A link of llms.txt leads to a private host',
      message: '{count|link|links} of llms.txt {count:leads|lead} to a private host: {found}[; {rest} more]',
      fix: 'Remove it: nobody outside can follow it, and it names an internal machine to everybody',
      repair: 'llms-txt-content',
    },
    'bad-scheme': {
      title: 'A link of llms.txt has a scheme that no reader follows',
      message:
        '{count|link|links} of llms.txt {count:has|have} a scheme that no reader follows: {found}[; {rest} more]',
      fix: 'Use http or https addresses',
      repair: 'llms-txt-content',
    },
    'malformed-link': {
      severity: 'low',
      title: 'A link of llms.txt is not valid Markdown',
      message: '{count|link|links} of llms.txt {count:is|are} not valid Markdown',
      fix: 'Write the name in square brackets and directly after it the address in parentheses, without spaces in it',
      repair: 'llms-txt-content',
    },
  },

  evaluate(subject) {
    if (!subject.file.found) return taken('llms-txt');
    const found: readonly Occurrence<(typeof KINDS)[number]>[] = [
      ...faultsIn(subject, ['credential-in-url']),
      ...faultsIn(subject, ['dead-link']).map((fault) => ({
        ...fault,
        data: { ...fault.data, addresses: deadAddresses(subject) },
      })),
      ...placesIn(subject, ['private-host', 'bad-scheme']),
      ...faultsIn(subject, ['malformed-link']),
    ];
    return failEach(found, 1 - found.length / KINDS.length);
  },

  examples: {
    pass: ['# Alder Espresso\n\n## Guides\n\n- [Descaling](https://example.com/descaling): every make\n'],
    fail: [
      {
        llms: '# Alder\n\n- [A](https://example.com/a)\n- [B](https://example.com/b c)\n- [C](http://10.0.0.5/)\n- [D](javascript:open())\n- [E](https://me:secret@example.com/)\n',
        linkChecks: { 'https://example.com/a': 404 },
      },
    ],
    partly: [
      {
        llms: '# Alder Espresso\n\n## Guides\n\n- [Descaling](https://example.com/descaling): every make\n',
        linkChecks: { 'https://example.com/descaling': 404 },
      },
      '# Alder Espresso\n\n## Guides\n\n- [Prices](https://example.com/our prices): what it costs\n',
      '# Alder Espresso\n\n## Guides\n\n- [Staging](http://10.0.0.5/): the next version\n',
      '# Alder Espresso\n\n## Guides\n\n- [Menu](javascript:open()): what we serve\n',
      '# Alder Espresso\n\n## Guides\n\n- [Door](https://user:secret@example.com/door): the code\n',
    ],
  },
});

/** The addresses that lead to an error among those that are tried of a file, each with its status where it answered. */
function deadAddresses({ input: { llms, origin, linkChecks = {} } }: LlmsSubject): string[] {
  return linksToTry(llms, origin).flatMap((address) => {
    const status = linkChecks[address];
    if (status === undefined || !isDead(status)) return [];
    return [status === 0 ? address : `${address} (${status})`];
  });
}
