import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { nothing, type Counts } from './counts.ts';
import {
  failedInPlaywright,
  failedInVitest,
  flakyInPlaywright,
  type PlaywrightReport,
  type VitestReport,
} from './failures.ts';

export const root = join(import.meta.dirname, '..', '..');
const results = join(root, 'test-results');

interface Options {
  readonly env?: Readonly<Record<string, string>>;
}

function run(command: string, args: readonly string[], { env = {} }: Options = {}): boolean {
  const ended = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      NX_DAEMON: 'false',
      NX_TUI: 'false',
      REDOCLY_TELEMETRY: 'off',
      STORYBOOK_DISABLE_TELEMETRY: '1',
      ...env,
    },
  });
  return ended.status === 0;
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

function freshReport(name: string): string {
  mkdirSync(results, { recursive: true });
  const file = join(results, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

const oneFailure = (name: string): Counts => ({ ...nothing, failed: 1, failures: [name] });

/** A check that either holds or does not: it counts as one test. */
export function check(command: string, args: readonly string[], options?: Options): Counts {
  return run(command, args, options) ? { ...nothing, passed: 1 } : oneFailure([command, ...args].join(' '));
}

/** One or more Vitest projects, counted test by test. A run that reports nothing counts as one failure. */
export function vitest(name: string, projects: readonly string[], options: Options & { folder?: string } = {}): Counts {
  const file = freshReport(name);
  const folder = options.folder ? ['--root', options.folder] : [];
  const ok = run(
    'npx',
    [
      'vitest',
      'run',
      ...folder,
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    options,
  );
  const report = readReport<VitestReport>(file);
  if (!report || report.numPassedTests + report.numFailedTests === 0) return oneFailure(`${name}: no report`);
  const failures = failedInVitest(report);
  if (!ok && failures.length === 0) failures.push(`${name}: an error outside the tests`);
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

/** Playwright journeys, counted test by test. */
export function playwright(name: string, args: readonly string[] = [], options: Options = {}): Counts {
  const file = freshReport(name);
  const ok = run(
    'npx',
    ['playwright', 'test', '-c', 'apps/e2e/playwright.config.ts', '--reporter=list,json', ...args],
    {
      env: { ...options.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    },
  );
  const report = readReport<PlaywrightReport>(file);
  if (!report || report.stats.expected + report.stats.unexpected + report.stats.flaky === 0)
    return oneFailure(`${name}: no report`);
  for (const name of flakyInPlaywright(report)) console.log(`passed only when tried again: ${name}`);
  const failures = failedInPlaywright(report);
  if (!ok && failures.length === 0) failures.push(`${name}: an error outside the journeys`);
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: failures.length,
    skipped: report.stats.skipped,
    failures,
  };
}
