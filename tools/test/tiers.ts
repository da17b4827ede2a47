import { spawnSync } from 'node:child_process';
import { programPath } from '../cluster/children.ts';
import { layerPlaces } from '@shop/theming/vite';
import { findChromium } from '../browser/find-chromium.ts';
import { buildStorefront } from '../launch/build.ts';
import { nothing, sum, type Counts } from './counts.ts';
import { startPostgres } from './postgres.ts';
import { check, playwright, root, vitest } from './steps.ts';

export interface Tier {
  readonly name: string;
  /** `base` runs with `npm test`, `more` is added by `npm run test:all`. */
  readonly group: 'base' | 'more';
  run(): Counts | Promise<Counts>;
}

const node = process.execPath;
/** Simple, which comes first, has a component for every slot; the others and the variants show what they do differently. */
const [baseTheme = '', ...otherLayers] = layerPlaces(root).map(({ name }) => name);
const browser = () => ({ env: { CHROMIUM_PATH: findChromium() } });

const onPostgres = async (): Promise<Counts> => {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log('PostgreSQL is not installed here, so its tests are skipped. On Debian: apt-get install postgresql.');
    return { ...nothing, skipped: 1 };
  }
  try {
    const env = { TEST_DATABASE_URL: postgres.url };
    return sum([
      vitest('server-postgres', ['server', 'server-longer'], { env }),
      vitest('faults', ['faults'], { env }),
    ]);
  } finally {
    postgres.stop();
  }
};

const severalProcesses = async (): Promise<Counts> => {
  const missing = ['nginx', 'redis-server'].filter(
    (command) => spawnSync(command, ['-v'], { stdio: 'ignore', env: { PATH: programPath } }).error,
  );
  const postgres = missing.length === 0 ? await startPostgres() : undefined;
  if (!postgres) {
    console.log(
      'nginx, redis-server or PostgreSQL is not installed here, so the proof of several processes is skipped. On Debian: apt-get install nginx redis-server postgresql.',
    );
    return { ...nothing, skipped: 1 };
  }
  try {
    buildStorefront();
    return vitest('cluster', [], { env: { TEST_DATABASE_URL: postgres.url }, folder: 'tools/cluster' });
  } finally {
    postgres.stop();
  }
};

/** Every tier, cheapest first. */
export const tiers: readonly Tier[] = [
  { name: 'format', group: 'base', run: () => check('npx', ['prettier', '--check', '--log-level', 'warn', '.']) },
  { name: 'lint', group: 'base', run: () => check('npx', ['eslint', '.', '--max-warnings', '0']) },
  { name: 'types', group: 'base', run: () => check('npx', ['tsc', '-p', 'tsconfig.json', '--noEmit']) },
  { name: 'contract lint', group: 'base', run: () => check('npx', ['redocly', 'lint', 'openapi/openapi.yaml']) },
  { name: 'generated code', group: 'base', run: () => check(node, ['tools/contract/generate.ts', '--check']) },
  { name: 'unit and integration', group: 'base', run: () => vitest('unit', ['unit', 'server']) },
  {
    name: 'stories',
    group: 'base',
    run: () => vitest('stories', [baseTheme], { ...browser(), folder: 'apps/storybook' }),
  },
  {
    name: 'build',
    group: 'base',
    run: () => check('npx', ['nx', 'run', '@shop/storefront:build', '--outputStyle=static']),
  },
  { name: 'budgets', group: 'base', run: () => check(node, ['tools/budgets/check.ts']) },
  { name: 'journeys', group: 'base', run: () => playwright('journeys', ['--project=journeys'], browser()) },
  { name: 'requests', group: 'more', run: () => check(node, ['tools/budgets/requests.ts'], browser()) },
  { name: 'documents', group: 'more', run: () => check(node, ['tools/budgets/documents.ts']) },
  { name: 'longer journeys', group: 'more', run: () => playwright('longer-journeys', ['--project=longer'], browser()) },
  {
    name: 'stories of other themes',
    group: 'more',
    run: () => vitest('stories-of-themes', otherLayers, { ...browser(), folder: 'apps/storybook' }),
  },
  { name: 'generators', group: 'more', run: () => check(node, ['tools/generators/matrix/run.ts'], browser()) },
  { name: 'customer editions', group: 'more', run: () => check(node, ['tools/customers/prove-all.ts']) },
  { name: 'development', group: 'more', run: () => check(node, ['tools/launch/prove-dev.ts'], browser()) },
  { name: 'requests of strangers', group: 'more', run: () => vitest('fuzz', ['fuzz']) },
  { name: 'several processes', group: 'more', run: severalProcesses },
  { name: 'PostgreSQL, faults and races', group: 'more', run: onPostgres },
];
