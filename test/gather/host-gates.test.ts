import { expect, test } from 'vitest';
import { createHostGates } from '../../src/gather/host-gates.ts';

test('whoever asks a host at the same time holds the same gate; other hosts have their own', () => {
  const gates = createHostGates();
  const first = gates.hold('a.example', { lanes: 2 });
  const second = gates.hold('a.example', { lanes: 9 });
  expect(second.gate).toBe(first.gate);
  expect(second.gate.state().lanes).toBe(2);
  expect(gates.hold('a.example:8080', {}).gate).not.toBe(first.gate);
});

test('the last holder drops the gate, and only once', () => {
  const gates = createHostGates();
  const [first, second] = [gates.hold('a.example', {}), gates.hold('a.example', {})];
  first.release();
  first.release();
  expect(gates.hold('a.example', {}).gate).toBe(second.gate);
  second.release();
  expect(gates.hold('a.example', {}).gate).toBe(second.gate);
});

test('after all have released a host it starts anew', () => {
  const gates = createHostGates();
  const first = gates.hold('a.example', {});
  first.release();
  expect(gates.hold('a.example', {}).gate).not.toBe(first.gate);
});
