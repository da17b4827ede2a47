import type { TargetConfiguration } from '@nx/devkit';

/** The properties of a project that determine its targets. */
export interface Project {
  /** Folder from the workspace's root: `libs/money` */
  readonly root: string;
  readonly hasTests: boolean;
  readonly hasStories: boolean;
  /** Every library that is neither theme nor variant, by package name. */
  readonly libraries: readonly string[];
}

type Inputs = NonNullable<TargetConfiguration['inputs']>;

/** The theme that has a component for every slot; it renders stories outside of themes. */
const baseTheme = 'simple';

/**
 * Files that a project's tests read besides the imports that Nx follows; found by tracing the opened files of each test
 * process. A test that reads more must be added, or an outdated result is used.
 */
export const readBesides: Readonly<Record<string, Inputs>> = {
  // The checks look at every file of the workspace.
  tools: ['everything'],
  // Whose stories a theme's run leaves out.
  'apps/storybook': ['^default'],
  // The server looks up the layers and their own fields; its tests start the payment sandbox.
  'apps/server': [
    '{workspaceRoot}/libs/{themes,variants}/*/package.json',
    '{workspaceRoot}/libs/variants/*/src/**/*',
    '{workspaceRoot}/{apps/payments,libs/payment-fakes}/**/*',
    // The pictures that guides show.
    '{workspaceRoot}/apps/storefront/public/**/*',
  ],
  // The router's build imports files of the pages by path.
  'apps/storefront': ['^production'],
  'libs/pages': ['{workspaceRoot}/libs/{kit,themes,variants}/**/*', '{workspaceRoot}/apps/storefront/app/**/*'],
  'libs/theming': [
    '{workspaceRoot}/libs/{themes,variants}/**/*',
    '{workspaceRoot}/apps/storefront/**/*',
    '{workspaceRoot}/customers/*',
  ],
};

/** Returns the path of a target's report: `test-results/libs/money/test.json`. */
export const reportOf = (root: string, target: string): string => `test-results/${root}/${target}.json`;

const kept = (
  command: string,
  inputs: Inputs,
  { options, ...more }: Partial<TargetConfiguration> = {},
): TargetConfiguration => ({
  executor: 'nx:run-commands',
  cache: true,
  inputs,
  ...more,
  options: { command, ...options },
});

/** @param up from the folder that Vitest runs in to the workspace's root */
const vitest = (root: string, target: string, args: string, inputs: Inputs, up = ''): TargetConfiguration => {
  const report = reportOf(root, target);
  return kept(
    `vitest run ${args} --reporter=default --reporter=json --reporter=./tools/test/errors-reporter.ts --outputFile.json=${up}${report}`,
    inputs,
    {
      outputs: [`{workspaceRoot}/${report}`],
    },
  );
};

const test = ({ root }: Project): TargetConfiguration =>
  vitest(root, 'test', root === 'apps/server' ? '--project server' : `--project unit ${root}/`, [
    'default',
    '^production',
    '{workspaceRoot}/vitest.config.ts',
    { env: 'TEST_DATABASE_URL' },
    ...(readBesides[root] ?? []),
  ]);

/** Libraries whose stories run with Simple's: they are rendered by it, and one start is enough. */
export const storiesOfSimple: readonly string[] = ['libs/forms', 'libs/kit', 'libs/parts'];

/** Folders of the stories in a run with Simple. Vitest reads them from `apps/storybook`, so that folder itself would match every file. */
const foldersOfBase = (root: string): readonly string[] => {
  if (root === 'apps/storybook') return ['apps/storybook/src/pages'];
  return root === `libs/themes/${baseTheme}` ? [...storiesOfSimple, root] : [root];
};

/** A layer's stories are its own and those of what it overrides; Simple's are also those of libraries. */
const stories = ({ root, libraries }: Project): TargetConfiguration => {
  const [, layer = baseTheme] = /^libs\/(?:themes|variants)\/(.+)$/.exec(root) ?? [];
  const files =
    layer === baseTheme
      ? foldersOfBase(root)
          .map((folder) => ` ${folder}/`)
          .join('')
      : '';
  const inputs: Inputs =
    root === 'apps/storybook'
      ? ['default', '^production']
      : [
          'default',
          '^default',
          { input: 'default', projects: ['@shop/storybook', `@shop/theme-${baseTheme}`, ...libraries] },
          '{workspaceRoot}/tools/browser/**/*',
          // The definitions of all layers determine which stories belong to which layer.
          '{workspaceRoot}/libs/{themes,variants}/*/src/{theme,variant}.ts',
        ];
  return vitest(root, 'stories', `--root apps/storybook --project ${layer}${files}`, inputs, '../../');
};

/** Whether the folder is a theme's or a variant's. */
export const isLayer = (root: string): boolean => /^libs\/(?:themes|variants)\//.test(root);

const hasOwnStories = ({ root, hasStories }: Project): boolean =>
  isLayer(root) || (hasStories && !storiesOfSimple.includes(root));

/** Returns the targets of a project, besides its own scripts. */
export const targetsOf = (project: Project): Record<string, TargetConfiguration> => ({
  ...(project.hasTests ? { test: test(project) } : {}),
  ...(hasOwnStories(project) ? { stories: stories(project) } : {}),
  ...(ofOneProject[project.root] ?? {}),
});

const journeys = (target: string, playwrightProject: string): TargetConfiguration => {
  const report = reportOf('apps/e2e', target);
  return kept(
    `playwright test -c apps/e2e/playwright.config.ts --project=${playwrightProject} --reporter=list,json`,
    ['default', '^production', { env: 'E2E_ORIGIN' }],
    {
      dependsOn: [{ target: 'build', projects: ['@shop/storefront'] }],
      outputs: [`{workspaceRoot}/${report}`],
      options: { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
      // Journeys depend on real time, so they run exclusively.
      parallelism: false,
    },
  );
};

/** Targets that only one project has. */
const ofOneProject: Readonly<Record<string, Readonly<Record<string, TargetConfiguration>>>> = {
  'apps/e2e': { journeys: journeys('journeys', 'journeys'), longer: journeys('longer', 'longer') },
  'apps/server': {
    fuzz: vitest('apps/server', 'fuzz', '--project fuzz', [
      'default',
      '^production',
      ...(readBesides['apps/server'] ?? []),
    ]),
  },
  'apps/storefront': {
    budgets: kept(
      'node tools/budgets/check.ts',
      ['production', '^production', '{workspaceRoot}/tools/budgets/**/*', { env: 'STOREFRONT_BUILD' }],
      { dependsOn: ['build'] },
    ),
    requests: kept('node tools/budgets/requests.ts', ['everything'], { dependsOn: ['build'] }),
    documents: kept('node tools/budgets/documents.ts', ['everything'], { dependsOn: ['build'] }),
    'valid-html': kept('node tools/html/validate.ts', ['everything'], { dependsOn: ['build'] }),
  },
  'apps/storybook': {
    build: kept('npm run build-storybook', ['everything'], { outputs: ['{workspaceRoot}/storybook-static'] }),
    requests: kept('node tools/budgets/stories.ts', ['everything'], { dependsOn: ['build'] }),
    'broken-words': kept('node tools/lab/themes/broken-words.ts', ['everything'], { dependsOn: ['build'] }),
  },
  'libs/api': {
    contract: kept('redocly lint openapi/openapi.yaml && node tools/contract/generate.ts --check', [
      'default',
      '^production',
      '{workspaceRoot}/openapi/**/*',
      '{workspaceRoot}/redocly.yaml',
      '{workspaceRoot}/tools/contract/**/*',
    ]),
  },
  tools: {
    generators: kept('node tools/generators/matrix/run.ts', ['everything']),
    development: kept('node tools/launch/prove-dev.ts', ['everything'], { parallelism: false }),
  },
};
