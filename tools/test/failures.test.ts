import { describe, expect, it } from 'vitest';
import { failedInPlaywright, failedInVitest, flakyInPlaywright } from './failures.ts';

describe('names of failures', () => {
  it('are file and test in Vitest, the file alone where it could not be loaded', () => {
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

  it('are found at any depth in Playwright, apart from what passed when tried again', () => {
    const suites = [
      {
        suites: [
          {
            specs: [
              { title: 'buys', file: 'a.spec.ts', ok: false, tests: [{ status: 'unexpected' }] },
              { title: 'looks', file: 'a.spec.ts', ok: true, tests: [{ status: 'expected' }] },
            ],
          },
        ],
        specs: [{ title: 'waits', file: 'a.spec.ts', ok: true, tests: [{ status: 'flaky' }] }],
      },
    ];
    const report = { stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 }, suites };
    expect(failedInPlaywright(report)).toEqual(['a.spec.ts: buys']);
    expect(flakyInPlaywright(report)).toEqual(['a.spec.ts: waits']);
  });
});
