import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countCheck, countPlaywright, countVitest } from './reports.ts';

let folder = '';
const report = (name: string, content: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const passed = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults: [] };

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a test report', () => {
  it('is counted test by test', () => {
    expect(countVitest(report('a.json', passed), 'unit', true)).toEqual({
      passed: 3,
      failed: 0,
      skipped: 1,
      failures: [],
    });
  });

  it('that is missing or empty counts as a failure', () => {
    expect(countVitest(join(folder, 'none.json'), 'unit', true)).toMatchObject({
      failed: 1,
      failures: ['unit: no report'],
    });
    expect(countVitest(report('b.json', { ...passed, numPassedTests: 0 }), 'unit', true).failed).toBe(1);
    expect(countPlaywright(join(folder, 'none.json'), 'journeys', true).failed).toBe(1);
  });

  it('of a run with an error outside the tests counts as a failure although all its tests passed', () => {
    expect(countVitest(report('c.json', passed), 'unit', false).failures).toEqual([
      'unit: an error outside the tests: of unknown kind',
    ]);
    report('e.errors.json', ['no such file']);
    expect(countVitest(report('e.json', passed), 'unit', false).failures).toEqual([
      'unit: an error outside the tests: no such file',
    ]);
    const journeys = { stats: { expected: 2, unexpected: 0, skipped: 0 }, suites: [] };
    expect(countPlaywright(report('d.json', journeys), 'journeys', false)).toMatchObject({ passed: 2, failed: 1 });
  });
});

describe('a check', () => {
  it('that fails is named with its first fault, or else with the last line of its output', () => {
    const output = join(folder, 'output');
    const remark = 'Warning: command "node prove-dev.ts" exited with non-zero status code';
    writeFileSync(output, `the list answers\n\u001b[31mthe open page lost what was typed\u001b[39m\n${remark}\n\n`);
    expect(countCheck(output, 'tools:development', false)).toMatchObject({
      passed: 0,
      failed: 1,
      failures: ['tools:development: the open page lost what was typed'],
    });
    writeFileSync(output, '✓ ass: 0 faults\n✗ gen order at 390 px: 14〜16時 is broken\n✓ ven: 0 faults\n');
    expect(countCheck(output, 'a', false).failures).toEqual(['a: ✗ gen order at 390 px: 14〜16時 is broken']);
    writeFileSync(
      output,
      '✓ ass: 28 of 28 requests\n\nTimeoutError: page.goto: Timeout\n    at x\n\nNode.js v24.21.0\n',
    );
    expect(countCheck(output, 'a', false).failures).toEqual(['a: TimeoutError: page.goto: Timeout']);
    writeFileSync(output, `the list answers\n\u001b[31mthe open page lost what was typed\u001b[39m\n${remark}\n\n`);
    expect(countCheck(join(folder, 'none'), 'tools:development', false).failures).toEqual(['tools:development']);
    expect(countCheck(output, 'tools:development', true)).toMatchObject({ passed: 1, failed: 0, failures: [] });
  });
});
