import { describe, expect, it } from 'vitest';
import { sentence, sum } from './counts.ts';

describe('test counts', () => {
  it('are summed tier by tier', () => {
    expect(sum([{ passed: 2, failed: 1, skipped: 0 }, { passed: 3, failed: 0, skipped: 4 }])).toEqual({ passed: 5, failed: 1, skipped: 4 });
  });

  it('name skipped tests only when there are some', () => {
    expect(sentence({ passed: 5, failed: 0, skipped: 0 })).toBe('5 passed, 0 failed');
    expect(sentence({ passed: 5, failed: 0, skipped: 2 })).toBe('5 passed, 0 failed, 2 skipped');
  });
});
