import type { TargetConfiguration } from '@nx/devkit';

const kept = (command: string, inputs: NonNullable<TargetConfiguration['inputs']>): TargetConfiguration => ({
  executor: 'nx:run-commands',
  cache: true,
  inputs,
  options: { command },
});

const group = (dependsOn: NonNullable<TargetConfiguration['dependsOn']>, description: string): TargetConfiguration => ({
  executor: 'nx:noop',
  dependsOn,
  metadata: { description },
});

/** Its tests start their own servers, and the server's tests of operator calls are slow, too. */
const commandLine = '@shop/cli';

/**
 * Returns the targets of the workspace as a whole.
 * @param layers packages of the themes and variants but Simple
 * @param editions names of the customers' editions
 */
export const workspaceTargets = (
  layers: readonly string[],
  editions: readonly string[],
): Record<string, TargetConfiguration> => ({
  format: kept(
    'prettier --check --log-level warn --cache --cache-strategy content --cache-location .cache/prettier/files .',
    ['everything'],
  ),
  // Unused files and exports.
  knip: kept('knip --no-progress --no-config-hints', ['everything']),
  // All files at once: to start once per project takes six times as long.
  lint: kept('eslint . --max-warnings 0', ['everything']),
  typecheck: kept('tsgo -p tsconfig.json', ['everything']),
  base: group(
    [
      { target: 'test', projects: ['*', `!${commandLine}`] },
      { target: 'stories', projects: ['@shop/theme-simple'] },
      { target: 'format' },
      { target: 'knip' },
      { target: 'contract', projects: ['@shop/api'] },
      { target: 'lint' },
      { target: 'typecheck' },
      { target: 'budgets', projects: ['@shop/storefront'] },
      { target: 'journeys', projects: ['@shop/e2e'] },
    ],
    'What guards the way to an order: `npm test`.',
  ),
  more: group(
    [
      { target: 'test', projects: [commandLine] },
      { target: 'fuzz', projects: ['@shop/server'] },
      // The guides next to the layers, which show all themes.
      { target: 'stories', projects: ['@shop/storybook', ...layers] },
      { target: 'generators', projects: ['@shop/tools'] },
      { target: 'development', projects: ['@shop/tools'] },
      ...editions.map((name) => ({ target: `prove-${name}`, projects: ['@shop/storefront'] })),
      { target: 'requests', projects: ['@shop/storefront', '@shop/storybook'] },
      { target: 'broken-words', projects: ['@shop/storybook'] },
      { target: 'documents', projects: ['@shop/storefront'] },
      { target: 'valid-html', projects: ['@shop/storefront'] },
      { target: 'longer', projects: ['@shop/e2e'] },
    ],
    'What takes long and does not: `npm run test:more`, before several processes and PostgreSQL.',
  ),
});
