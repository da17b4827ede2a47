import { expect, it } from 'vitest';
import { NumbersInUse } from './numbers-in-use.ts';

it('a key has one number as long as it is in use', () => {
  const numbers = new NumbersInUse();
  const [ham, salami] = [numbers.take('ham'), numbers.take('salami')];
  expect(salami).not.toBe(ham);
  expect(numbers.take('ham')).toBe(ham);
  numbers.release([ham]);
  expect(numbers.take('cheese')).not.toBe(ham);
  expect(numbers.take('ham')).toBe(ham);
});

it('released numbers are reused, so that there are no more than were used at the same time', () => {
  const numbers = new NumbersInUse();
  const first = numbers.take('first');
  for (let turn = 0; turn < 100; turn += 1) {
    const taken = Uint32Array.of(numbers.take(`one ${turn}`), numbers.take(`two ${turn}`));
    expect(new Set([first, ...taken]).size).toBe(3);
    numbers.release(taken);
  }
  expect(numbers.most).toBe(3);
});
