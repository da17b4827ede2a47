import { describe, expect, it } from 'vitest';
import { failedInPlaywright, failedInVitest } from './failures.ts';

describe('names of failed tests', () => {
  it('are file and test in Vitest, only the file when it could not be loaded', () => {
    const testResults = [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'one', status: 'passed' },
          { fullName: 'two', status: 'failed' },
        ],
      },
      { name: 'b.test.ts', status: 'failed', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [{ fullName: 'three', status: 'passed' }] },
    ];
    expect(
      failedInVitest({ numPassedTests: 2, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0, testResults }),
    ).toEqual(['a.test.ts: two', 'b.test.ts']);
  });

  it('are found at any depth in Playwright', () => {
    const suites = [
      {
        suites: [
          {
            specs: [
              { title: 'buys', file: 'a.spec.ts', ok: false },
              { title: 'looks', file: 'a.spec.ts', ok: true },
            ],
          },
        ],
        specs: [{ title: 'waits', file: 'a.spec.ts', ok: true }],
      },
    ];
    const report = { stats: { expected: 1, unexpected: 1, skipped: 0 }, suites };
    expect(failedInPlaywright(report)).toEqual(['a.spec.ts: buys']);
  });
});
