import { describe, expect, it } from 'vitest';
import { nothing, sentence, sum } from './counts.ts';

describe('test counts', () => {
  it('are summed over the tiers, with the failures', () => {
    const first = { passed: 2, failed: 1, skipped: 0, failures: ['a cart keeps its lines'] };
    const second = { passed: 3, failed: 0, skipped: 4, failures: [] };
    expect(sum([first, second])).toEqual({ passed: 5, failed: 1, skipped: 4, failures: ['a cart keeps its lines'] });
  });

  it('include skipped tests only when there are some', () => {
    expect(sentence({ ...nothing, passed: 5 })).toBe('5 passed, 0 failed');
    expect(sentence({ ...nothing, passed: 5, skipped: 2 })).toBe('5 passed, 0 failed, 2 skipped');
  });
});
