import { spawnSync } from 'node:child_process';
import { programPath } from '../cluster/children.ts';
import { buildStorefront } from '../launch/build.ts';
import { nothing, sum, type Counts } from './counts.ts';
import { startPostgres } from './postgres.ts';
import { vitest } from './steps.ts';

export interface Tier {
  readonly name: string;
  run(): Counts | Promise<Counts>;
}

const isMissing = (command: string, option: string): boolean =>
  spawnSync(command, [option], { stdio: 'ignore', env: { PATH: programPath } }).error !== undefined;

interface Needs {
  /** Packages of Debian that have these programs, besides PostgreSQL. */
  readonly programs?: readonly string[];
  readonly build?: boolean;
}

/** Runs tests with a new PostgreSQL; where it or another program is missing, that counts as skipped. */
const onPostgres =
  (run: (env: Readonly<Record<string, string>>) => Counts, { programs = [], build = false }: Needs = {}) =>
  async (): Promise<Counts> => {
    const missing = programs.filter((command) => isMissing(command, '-v'));
    const postgres = missing.length === 0 ? await startPostgres() : undefined;
    if (!postgres) {
      console.log(`Skipped: it needs ${['postgresql', ...programs].join(', ')} (Debian: apt-get install).`);
      return { ...nothing, skipped: 1 };
    }
    try {
      if (build) await buildStorefront();
      return run({ TEST_DATABASE_URL: postgres.url });
    } finally {
      postgres.stop();
    }
  };

const deploy = (name: string) =>
  onPostgres((env) => vitest(name, [], { env, folder: 'tools/deploy', files: [name] }), { build: true });

/** The slow tests that need their own services, besides those that Nx runs. */
export const tiers: readonly Tier[] = [
  {
    name: 'upgrades from earlier releases',
    run: onPostgres((env) => vitest('releases', [], { env, folder: 'tools/releases' })),
  },
  { name: 'install for production', run: deploy('production') },
  // Takes ten minutes; only where containers can be built.
  ...(isMissing('podman', '--version') ? [] : [{ name: 'container image', run: deploy('image') }]),
  {
    name: 'several processes',
    run: onPostgres((env) => vitest('cluster', [], { env, folder: 'tools/cluster' }), {
      programs: ['nginx', 'redis-server'],
      build: true,
    }),
  },
  {
    name: 'PostgreSQL, chaos and races',
    run: onPostgres((env) =>
      sum([vitest('server-postgres', ['server', 'server-longer'], { env }), vitest('chaos', ['chaos'], { env })]),
    ),
  },
];
