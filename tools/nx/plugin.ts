import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createNodesFromFiles, type CreateNodes } from '@nx/devkit';
import { isLayer, targetsOf } from './targets.ts';
import { workspaceTargets } from './workspace-targets.ts';

const nameOf = (workspaceRoot: string, file: string): string => {
  const { name } = JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8')) as { readonly name: string };
  return name;
};

const hasFile = (folder: string, pattern: string): boolean =>
  globSync(pattern, { cwd: folder, exclude: (name) => name === 'node_modules' }).length > 0;

/**
 * Adds the targets `test`, `stories` and `journeys` to every project that has them, and the checks of all files to the
 * workspace. The projects do not declare them.
 */
export const createNodes: CreateNodes = [
  '{package.json,{apps,libs,tools}/**/package.json}',
  (files, _options, context) => {
    const projects = files.map((file) => ({ root: dirname(file), name: nameOf(context.workspaceRoot, file) }));
    const namesOf = (isWanted: (root: string) => boolean) =>
      projects.filter(({ root }) => isWanted(root)).map(({ name }) => name);
    const libraries = namesOf((root) => /^libs\/[^/]+$/.test(root));
    const layers = namesOf((root) => isLayer(root) && root !== 'libs/themes/simple');
    const editions = globSync('customers/*.json', { cwd: context.workspaceRoot })
      .filter((file) => !file.endsWith('.lock.json'))
      .map((file) => basename(file, '.json'));
    return createNodesFromFiles(
      (file) => {
        const root = dirname(file);
        if (root === '.') return { projects: { '.': { targets: workspaceTargets(layers, editions) } } };
        const folder = join(context.workspaceRoot, root);
        const targets = targetsOf({
          root,
          libraries,
          hasTests: hasFile(folder, '**/*.test.{ts,tsx}'),
          hasStories: hasFile(folder, '**/*.stories.tsx'),
        });
        return { projects: { [root]: { targets } } };
      },
      files,
      undefined,
      context,
    );
  },
];
