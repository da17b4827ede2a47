import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { reportOf } from '../nx/targets.ts';
import { nothing, sum, type Counts } from './counts.ts';
import { countCheck, countPlaywright, countVitest } from './reports.ts';

/** One line of the closing table: a target over all its projects. */
export interface TargetCounts {
  readonly name: string;
  readonly counts: Counts;
  /** Its run time in seconds; cached results count as zero. */
  readonly seconds: number;
  /** The number of projects whose result was cached, out of `projects`. */
  readonly cached: number;
  readonly projects: number;
}

interface NxTask {
  readonly taskId: string;
  readonly target: string;
  readonly projectName: string;
  /** The name of the file with the cached output. */
  readonly hash: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly cacheStatus: string;
  /** Exit code; a task that was passed over has none. */
  readonly status?: number;
}

/**
 * How the report of a target is read. A target without a report is a check: it passes or fails, and counts as one test.
 */
const readers: Readonly<Record<string, (file: string, name: string, ok: boolean) => Counts>> = {
  test: countVitest,
  stories: countVitest,
  fuzz: countVitest,
  journeys: countPlaywright,
  longer: countPlaywright,
};

const root = join(import.meta.dirname, '..', '..');
const results = join(root, 'test-results');
const cache = join(root, '.nx/cache');

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Folder of every project by name, as Nx has just read them. */
function foldersOf(): Readonly<Record<string, string>> {
  const graph = readJson<{ nodes: Record<string, { data: { root: string } }> }>(
    join(root, '.nx/workspace-data/project-graph.json'),
  );
  return Object.fromEntries(Object.entries(graph.nodes).map(([name, { data }]) => [name, data.root]));
}

function countTask(task: NxTask, folders: Readonly<Record<string, string>>): Counts {
  const ok = task.status === 0;
  const read = readers[task.target];
  if (read) return read(join(root, reportOf(folders[task.projectName] ?? '', task.target)), task.taskId, ok);
  return countCheck(join(cache, 'terminalOutputs', task.hash), task.taskId, ok);
}

/**
 * Runs a group of targets through Nx and counts each target's results; cached ones by their cached reports.
 * @param group a target of the workspace that groups others: `base` or `more`
 */
export function runThroughNx(group: string): readonly TargetCounts[] {
  // Reports that are counted must be from this run, or restored from Nx's cache.
  for (const folder of ['apps', 'libs', 'tools']) rmSync(join(results, folder), { recursive: true, force: true });
  const runFile = join(cache, 'run.json');
  rmSync(runFile, { force: true });
  const ended = spawnSync('npx', ['nx', 'run', `ham-shop:${group}`, '--outputStyle=static'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      NX_DAEMON: 'false',
      NX_TUI: 'false',
      NX_CACHE_DIRECTORY: cache,
      REDOCLY_TELEMETRY: 'off',
      STORYBOOK_DISABLE_TELEMETRY: '1',
    },
  });
  const folders = foldersOf();
  const tasks = readJson<{ tasks: readonly NxTask[] }>(runFile).tasks.filter(({ target }) => target !== group);
  const done = [...Map.groupBy(tasks, ({ target }) => target)].map(([name, ofTarget]): TargetCounts => {
    const fresh = ofTarget.filter(({ cacheStatus }) => cacheStatus === 'cache-miss');
    const milliseconds = fresh.reduce((all, task) => all + Date.parse(task.endTime) - Date.parse(task.startTime), 0);
    return {
      name,
      counts: sum(ofTarget.map((task) => countTask(task, folders))),
      seconds: milliseconds / 1000,
      cached: ofTarget.length - fresh.length,
      projects: ofTarget.length,
    };
  });
  const hasFailures = done.some(({ counts }) => counts.failed > 0);
  return ended.status === 0 || hasFailures ? done : [...done, untold(group)];
}

/** Nx failed, though every result that it names is good. */
const untold = (group: string): TargetCounts => ({
  name: 'nx',
  counts: { ...nothing, failed: 1, failures: [`nx run ham-shop:${group}`] },
  seconds: 0,
  cached: 0,
  projects: 1,
});
