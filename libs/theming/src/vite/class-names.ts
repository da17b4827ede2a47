import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { workspacePath } from './workspace-path.ts';

/**
 * Short names for the classes and movements of CSS modules in a production build: which file, and which of its names. They stand in scripts, styles
 * and every page, and say nothing that a reader of these needs.
 *
 * @throws Error when two files would have the same names: one rule would dress what belongs to the other
 */
export function shortClassNames(workspace: string): (name: string, file: string, css: string) => string {
  const owners = new Map<string, string>();
  return (name, file, css) => {
    const path = workspacePath(workspace, file) ?? file;
    const owner = parseInt(createHash('sha256').update(path).digest('hex').slice(0, 10), 16).toString(36).slice(-4);
    const other = owners.get(owner) ?? path;
    if (other !== path)
      throw new Error(`${other} and ${path} have the same short class names: give one of them another name`);
    owners.set(owner, path);
    const names = new Set(
      [...withImported(css, file).matchAll(/(?:\.|@keyframes )([a-z_][\w-]*)/gi)].map(([, found]) => found),
    );
    return `_${owner}${[...names].indexOf(name).toString(36)}`;
  };
}

/** A sheet and those that it takes in: their rules become its own, and so do their classes. */
function withImported(css: string, file: string): string {
  const imported = [...css.matchAll(/^@import +'([^']+)'/gm)].map(([, path = '']) =>
    path.startsWith('.') ? resolve(dirname(file), path) : createRequire(file).resolve(path),
  );
  return [css, ...imported.map((path) => readFileSync(path, 'utf8'))].join('\n');
}
