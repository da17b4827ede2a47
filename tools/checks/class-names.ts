import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isTest } from './sources.ts';
import { root } from './workspace.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const stylesheetImport = /import (\w+) from '(\.[^']+\.module\.css)'/g;

/** Returns the class names that a source uses from stylesheets, each with the path in its import. */
export function findTakenClasses(source: string): { sheet: string; name: string }[] {
  return [...source.matchAll(stylesheetImport)].flatMap(([, variable = '', sheet = '']) =>
    [...source.matchAll(new RegExp(`(?<![./\\w-])${variable}\\.(\\w+)`, 'g'))].map(([, name = '']) => ({
      sheet,
      name,
    })),
  );
}

/** Whether a stylesheet has a rule for a class. */
export const hasClass = (sheet: string, name: string): boolean => new RegExp(`\\.${name}\\b`).test(sheet);

/**
 * Returns classes of components that are in no stylesheet: neither their own nor that of a theme that restyles the
 * component (matched by file name).
 */
export function findUnknownClasses(): string[] {
  const restyled = new Set(
    globSync('libs/{themes,variants}/*/src/{theme,variant}.ts', { cwd: root }).flatMap((file) =>
      [...read(file).matchAll(/restyle\(\(\) => import\('(\.[^']+)'\)/g)].map(([, path = '']) =>
        join(dirname(file), path),
      ),
    ),
  );
  return globSync('libs/**/src/**/*.tsx', { cwd: root })
    .filter((file) => !isTest.test(`/${file}`))
    .flatMap((file) =>
      findTakenClasses(read(file))
        .map(({ sheet, name }) => ({ sheet: join(dirname(file), sheet), name }))
        .filter(({ sheet, name }) => {
          const others = [...restyled].filter((other) => basename(other) === basename(sheet));
          return ![sheet, ...others].some((path) => existsSync(join(root, path)) && hasClass(read(path), name));
        })
        .map(({ name }) => `${file}: ${name}`),
    );
}
