import { basename } from 'node:path';
import { createNodesFromFiles, type CreateNodes } from '@nx/devkit';

/**
 * Gives the storefront `build-<name>` and `prove-<name>` for every `customers/<name>.json`: the customer's edition, and the
 * proof that nothing of another customer is in it.
 */
export const createNodes: CreateNodes = [
  'customers/*.json',
  (files, _options, context) =>
    createNodesFromFiles(
      (file) => {
        const name = basename(file, '.json');
        return {
          projects: {
            'apps/storefront': {
              targets: {
                [`build-${name}`]: {
                  executor: 'nx:run-commands',
                  cache: true,
                  inputs: ['default', '^default', `{workspaceRoot}/${file}`],
                  outputs: [`{projectRoot}/dist/${name}`],
                  options: { cwd: '{projectRoot}', command: 'react-router build', env: { SHOP_EDITION: name, STOREFRONT_BUILD: `dist/${name}` } },
                  metadata: { description: `The storefront of ${name} alone.` },
                },
                [`prove-${name}`]: {
                  executor: 'nx:run-commands',
                  dependsOn: [`build-${name}`],
                  options: { cwd: '{workspaceRoot}', command: `node tools/customers/prove.ts ${name}` },
                  metadata: { description: `Looks for what is not ${name}'s own, and compares with the lock.` },
                },
              },
            },
          },
        };
      },
      files.filter((file) => !file.endsWith('.lock.json')),
      undefined,
      context,
    ),
];
