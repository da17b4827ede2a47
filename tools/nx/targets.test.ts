import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBesides, targetsOf } from './targets.ts';

const root = join(import.meta.dirname, '..', '..');
const folders = globSync(
  ['{apps,libs}/*/package.json', 'libs/{themes,variants}/*/package.json', 'tools/package.json'],
  {
    cwd: root,
  },
).map((file) => dirname(file));
const project = { root: 'libs/money', libraries: [], hasTests: true, hasStories: false };

describe('inferred targets', () => {
  it('exist for every project, each with its tsconfig.json', () => {
    const without = folders.filter((folder) => globSync(`${folder}/tsconfig.json`, { cwd: root }).length === 0);
    expect(without).toEqual([]);
  });

  it('match the tests and stories of the project', () => {
    expect(Object.keys(targetsOf(project))).toEqual(['test']);
    expect(Object.keys(targetsOf({ ...project, hasTests: false, hasStories: true }))).toEqual(['stories']);
  });

  it('write the report from which the tests are counted', () => {
    const { test } = targetsOf(project);
    expect(test?.outputs).toEqual(['{workspaceRoot}/test-results/libs/money/test.json']);
    expect(test?.options.command).toContain('--outputFile.json=test-results/libs/money/test.json');
  });

  it('run the stories of a theme alone, and those of libraries with Simple', () => {
    const storiesOf = (folder: string) => targetsOf({ ...project, root: folder, hasStories: true }).stories;
    expect(storiesOf('libs/themes/lat')?.options.command).toMatch(/--project lat --reporter/);
    expect(storiesOf('libs/kit')).toBeUndefined();
    const shared = folders.filter(
      (folder) => /^libs\/[^/]+$/.test(folder) && globSync('**/*.stories.tsx', { cwd: join(root, folder) }).length > 0,
    );
    const ofSimple: string = storiesOf('libs/themes/simple')?.options.command;
    expect(shared.filter((folder) => !ofSimple.includes(` ${folder}/ `))).toEqual([]);
    expect(shared).toContain('libs/kit');
    // Relative to Storybook’s folder, the folder itself would be in the path of every file.
    expect(storiesOf('apps/storybook')?.options.command).toMatch(/--project simple apps\/storybook\/src\/pages\/ /);
  });

  it('name the files that are read outside the tested project', () => {
    const folderOf = (file: string) => folders.filter((folder) => file.startsWith(`${folder}/`)).at(-1) ?? '';
    const unnamed = globSync('{apps,libs}/**/*.{ts,tsx}', {
      cwd: root,
      exclude: (name) => name === 'node_modules',
    })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => {
        const folder = folderOf(file);
        if (readBesides[folder] || file.endsWith('.config.ts')) return false;
        const above = readFileSync(join(root, file), 'utf8').matchAll(
          /import\.meta\.(?:dirname|url)[^'\n]*'(\.[^']*)'/g,
        );
        const own = join(root, folder);
        return [...above].some(([, up = '']) => relative(own, resolve(root, dirname(file), up)).startsWith('..'));
      });
    expect(unnamed).toEqual([]);
  });
});
