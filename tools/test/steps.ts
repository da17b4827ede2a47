import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { nothing, type Counts } from './counts.ts';

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
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', REDOCLY_TELEMETRY: 'off', STORYBOOK_DISABLE_TELEMETRY: '1', ...env },
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

/** A check that either holds or does not: it counts as one test. */
export function check(command: string, args: readonly string[], options?: Options): Counts {
  return run(command, args, options) ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 };
}

/** One or more Vitest projects, counted test by test. A run that reports nothing counts as one failure. */
export function vitest(name: string, projects: readonly string[], options: Options & { folder?: string } = {}): Counts {
  const file = freshReport(name);
  const folder = options.folder ? ['--root', options.folder] : [];
  const ok = run('npx', ['vitest', 'run', ...folder, ...projects.flatMap((project) => ['--project', project]), '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], options);
  const report = readReport<{ numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number }>(file);
  if (!report || report.numPassedTests + report.numFailedTests === 0) return { ...nothing, failed: 1 };
  const failed = report.numFailedTests;
  return { passed: report.numPassedTests, failed: ok || failed > 0 ? failed : 1, skipped: report.numPendingTests + report.numTodoTests };
}

/** Playwright journeys, counted test by test. */
export function playwright(name: string, args: readonly string[] = [], options: Options = {}): Counts {
  const file = freshReport(name);
  const ok = run('npx', ['playwright', 'test', '-c', 'apps/e2e/playwright.config.ts', '--reporter=list,json', ...args], {
    env: { ...options.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const stats = readReport<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(file)?.stats;
  if (!stats || stats.expected + stats.unexpected + stats.flaky === 0) return { ...nothing, failed: 1 };
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: ok || failed > 0 ? failed : 1, skipped: stats.skipped };
}
