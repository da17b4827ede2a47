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

const onPostgres = async (): Promise<Counts> => {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log('PostgreSQL is not installed here, so its tests are skipped. On Debian: apt-get install postgresql.');
    return { ...nothing, skipped: 1 };
  }
  try {
    const env = { TEST_DATABASE_URL: postgres.url };
    return sum([vitest('server-postgres', ['server', 'server-longer'], { env }), vitest('chaos', ['chaos'], { env })]);
  } finally {
    postgres.stop();
  }
};

const releases = async (): Promise<Counts> => {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log('PostgreSQL is not installed here, so upgrades are not tested. On Debian: apt-get install postgresql.');
    return { ...nothing, skipped: 1 };
  }
  try {
    return vitest('releases', [], { env: { TEST_DATABASE_URL: postgres.url }, folder: 'tools/releases' });
  } finally {
    postgres.stop();
  }
};

const deploy = (name: string) => async (): Promise<Counts> => {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log('PostgreSQL is not installed here, so an install for production is not tested.');
    return { ...nothing, skipped: 1 };
  }
  try {
    await buildStorefront();
    return vitest(name, [], { env: { TEST_DATABASE_URL: postgres.url }, folder: 'tools/deploy', files: [name] });
  } finally {
    postgres.stop();
  }
};

const hasPodman = !spawnSync('podman', ['--version'], { stdio: 'ignore' }).error;

const severalProcesses = async (): Promise<Counts> => {
  const missing = ['nginx', 'redis-server'].filter(
    (command) => spawnSync(command, ['-v'], { stdio: 'ignore', env: { PATH: programPath } }).error,
  );
  const postgres = missing.length === 0 ? await startPostgres() : undefined;
  if (!postgres) {
    console.log(
      'nginx, redis-server or PostgreSQL is not installed here, so the integration tests of several processes are skipped. On Debian: apt-get install nginx redis-server postgresql.',
    );
    return { ...nothing, skipped: 1 };
  }
  try {
    await buildStorefront();
    return vitest('cluster', [], { env: { TEST_DATABASE_URL: postgres.url }, folder: 'tools/cluster' });
  } finally {
    postgres.stop();
  }
};

/** The slow tests that need their own services, besides those that Nx runs. */
export const tiers: readonly Tier[] = [
  { name: 'upgrades from earlier releases', run: releases },
  { name: 'install for production', run: deploy('production') },
  // Takes ten minutes; only where containers can be built.
  ...(hasPodman ? [{ name: 'container image', run: deploy('image') }] : []),
  { name: 'several processes', run: severalProcesses },
  { name: 'PostgreSQL, chaos and races', run: onPostgres },
];
