import { posix } from 'node:path';
import ts from 'typescript';
import type { Files } from './files.ts';

/** A file and all files of its library that it imports, itself first. Paths from the repository's folder. */
export function closureOf(files: Files, entry: string): readonly string[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    if (/\.tsx?$/.test(path))
      importsOf(read(files, path))
        .filter((name) => name.startsWith('.'))
        .forEach((name) => visit(posix.join(posix.dirname(path), name)));
  };
  visit(entry);
  return [...found];
}

/** Packages that files import, without sub-paths. */
export function packagesOf(files: Files, paths: readonly string[]): readonly string[] {
  const wanted = paths.flatMap((path) =>
    /\.tsx?$/.test(path) ? importsOf(read(files, path)) : path.endsWith('.css') ? stylesheetsOf(read(files, path)) : [],
  );
  return [
    ...new Set(
      wanted
        .filter((name) => /^[@a-z]/.test(name) && !name.startsWith('node:'))
        .map((name) =>
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
        ),
    ),
  ];
}

/** Reads a file as text. @throws Error when it is not there */
export function read(files: Files, path: string): string {
  const text = files.read(path, 'utf8');
  if (text === null) throw new Error(`${path} is not there.`);
  return text;
}

/** Returns the stylesheets that a stylesheet imports. */
const stylesheetsOf = (css: string) => [...css.matchAll(/^@import +'([^']+)'/gm)].map(([, name = '']) => name);

const importsOf = (code: string) => ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
