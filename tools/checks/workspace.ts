import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

export const root = join(import.meta.dirname, '..', '..');

export interface Project {
  readonly folder: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly declared: ReadonlySet<string>;
}

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  nx?: { tags?: string[] };
}

const read = (file: string): Manifest => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Packages of the root manifest, which tests and tools of every project may use. */
export const rootDeclared: ReadonlySet<string> = new Set(Object.keys(read('package.json').devDependencies ?? {}));

/** Every workspace project with its tags and what its manifest declares. */
export function listProjects(): Project[] {
  return globSync(
    [
      'apps/*/package.json',
      'libs/*/package.json',
      'libs/themes/*/package.json',
      'libs/variants/*/package.json',
      'tools/package.json',
    ],
    { cwd: root },
  ).map((file) => {
    const manifest = read(file);
    return {
      folder: dirname(file),
      name: manifest.name,
      tags: manifest.nx?.tags ?? [],
      declared: new Set([...Object.keys(manifest.dependencies ?? {}), ...Object.keys(manifest.devDependencies ?? {})]),
    };
  });
}

/** Source files of a project, relative to the root. */
export const listSources = (folder: string): string[] => listFiles(folder, '*.{ts,tsx}');

/** Returns the stylesheets of a project, relative to the root. */
export const listStylesheets = (folder: string): string[] => listFiles(folder, '*.css');

function listFiles(folder: string, pattern: string): string[] {
  return globSync(`${folder}/**/${pattern}`, { cwd: root }).filter(
    (file) => !/(^|\/)(node_modules|build|dist|generated|\.react-router|__planted__)\//.test(file),
  );
}

/** Returns the names that a source or a stylesheet imports, as written. */
export function importNames(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  if (file.endsWith('.css'))
    return [...text.matchAll(/@import\s+(?:url\()?["']([^"']+)["']/g)].map(([, name = '']) => name);
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** Returns the bare module names that a source or a stylesheet imports, without sub-paths. */
export function listImports(file: string): string[] {
  return importNames(file)
    .filter((name) => !/^(\.|node:|virtual:|\/|#)/.test(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}
