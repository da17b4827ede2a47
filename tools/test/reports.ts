import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { nothing, type Counts } from './counts.ts';
import { failedInPlaywright, failedInVitest, type PlaywrightReport, type VitestReport } from './failures.ts';

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** Returns the file to which a run of Vitest writes errors outside of tests. */
export const errorsBeside = (report: string): string => report.replace(/\.json$/, '.errors.json');

const oneFailure = (name: string): Counts => ({ ...nothing, failed: 1, failures: [name] });

const outside = (name: string, error: string): string => `${name}: an error outside the tests: ${error}`;

/**
 * Counts a run of Vitest test by test. A run without a report counts as one failure.
 * @param file its JSON report
 * @param ok whether it succeeded
 */
export function countVitest(file: string, name: string, ok: boolean): Counts {
  const report = readReport<VitestReport>(file);
  if (!report || report.numPassedTests + report.numFailedTests === 0) return oneFailure(`${name}: no report`);
  const failures = failedInVitest(report);
  if (!ok && failures.length === 0)
    failures.push(
      ...(readReport<string[]>(errorsBeside(file)) ?? ['of unknown kind']).map((error) => outside(name, error)),
    );
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

/** Counts a run of Playwright journey by journey, as `countVitest` does. */
export function countPlaywright(file: string, name: string, ok: boolean): Counts {
  const report = readReport<PlaywrightReport>(file);
  if (!report || report.stats.expected + report.stats.unexpected === 0) return oneFailure(`${name}: no report`);
  const failures = failedInPlaywright(report);
  if (!ok && failures.length === 0) failures.push(`${name}: an error outside the journeys`);
  return {
    passed: report.stats.expected,
    failed: failures.length,
    skipped: report.stats.skipped,
    failures,
  };
}

const longestReason = 300;
/** Nx's own message after the output of a failed check. */
const nxRemark = /^Warning: command .* exited with non-zero status code/;

/** How a check marks a fault, and how an uncaught error begins. */
const reason = /^(?:✗ |(?:Uncaught )?\w*Error\b.*:)/;

/**
 * Counts a check that passes or fails. A failed one is named by the first fault or error in its output, or else by the
 * last line.
 * @param file its output
 */
export function countCheck(file: string, name: string, ok: boolean): Counts {
  if (ok) return { ...nothing, passed: 1 };
  const output = existsSync(file) ? stripVTControlCharacters(readFileSync(file, 'utf8')) : '';
  const lines = output.split('\n').map((line) => line.trim());
  const line = lines.find((one) => reason.test(one)) ?? lines.findLast((one) => one !== '' && !nxRemark.test(one));
  return oneFailure(line ? `${name}: ${line.slice(0, longestReason)}` : name);
}
