import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  importNames,
  listImports,
  listProjects,
  listStylesheets,
  listSources,
  root,
  rootDeclared,
} from './workspace.ts';

const projects = listProjects();
const isTestFile = (file: string) =>
  /\.(test|test-d|stories|config)\.tsx?$|\/(testing|fixtures)\/|^tools\/|^apps\/(e2e|storybook)\//.test(file);

describe('the workspace', () => {
  it('gives every project exactly one type and one scope', () => {
    for (const { name, tags } of projects) {
      expect
        .soft(
          tags.filter((tag) => tag.startsWith('type:')),
          name,
        )
        .toHaveLength(1);
      expect
        .soft(
          tags.filter((tag) => tag.startsWith('scope:')),
          name,
        )
        .toHaveLength(1);
    }
  });

  it('imports nothing that a project does not declare', () => {
    const undeclared = projects.flatMap(({ folder, name, declared }) =>
      [...listSources(folder), ...listStylesheets(folder)].flatMap((file) =>
        listImports(file)
          .filter(
            (wanted) => wanted !== name && !declared.has(wanted) && !(isTestFile(file) && rootDeclared.has(wanted)),
          )
          .map((wanted) => `${file} imports ${wanted}`),
      ),
    );
    expect([...new Set(undeclared)]).toEqual([]);
  });

  it('imports stylesheets of another project by its exports, never by a relative path', () => {
    const leaving = projects.flatMap(({ folder }) =>
      listStylesheets(folder).flatMap((file) =>
        importNames(file)
          .filter((name) => name.startsWith('.') && !posix.join(posix.dirname(file), name).startsWith(`${folder}/`))
          .map((name) => `${file} imports ${name}`),
      ),
    );
    expect(leaving).toEqual([]);
  });

  it('is completely listed in the lock file, so that an install changes nothing', () => {
    const manifest = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    for (const folder of ['', ...projects.map((project) => project.folder)])
      for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'])
        expect.soft(packages[folder]?.[kind] ?? {}, `${folder} ${kind}`).toEqual(manifest(folder)[kind] ?? {});
  });

  it('declares no workspace project that it does not import', () => {
    const unused = projects
      .filter(({ tags }) => !tags.includes('type:storybook'))
      .flatMap(({ folder, name, declared }) => {
        const used = new Set([...listSources(folder), ...listStylesheets(folder)].flatMap(listImports));
        return used.size === 0
          ? []
          : [...declared]
              .filter((wanted) => wanted.startsWith('@shop/') && !used.has(wanted))
              .map((wanted) => `${name} declares ${wanted}`);
      });
    expect(unused).toEqual([]);
  });
});
