import { expect, test } from 'vitest';
import { classify, classifyDial } from '../../src/net/classify.ts';

const coded = (code: string) => Object.assign(new Error(`connect ${code} 192.0.2.1:443`), { code });

test.each(['EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM'])(
  'a machine that is short of %s blames no site, and asks once more',
  (code) => {
    const failure = { code: 'aborted', retryable: true, message: `connect ${code} 192.0.2.1:443` };
    expect(classify(coded(code))).toMatchObject(failure);
    for (const phase of ['dns', 'tcp', 'tls'] as const)
      expect(classifyDial(coded(code), phase)).toMatchObject(failure);
  },
);

test.each(['ECONNREFUSED', 'ENETUNREACH', 'EADDRNOTAVAIL', 'ECONNRESET'])(
  '%s is a failed connection',
  (code) => {
    const failure = { code: 'connection', retryable: true };
    expect(classify(coded(code))).toMatchObject(failure);
    expect(classifyDial(coded(code), 'tcp')).toMatchObject(failure);
  },
);
