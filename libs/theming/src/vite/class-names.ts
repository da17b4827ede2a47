import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { workspacePath } from './workspace-path.ts';

/**
 * Returns short names for classes and keyframes of CSS modules in a production build: a hash of the file and the index
 * of the name in it. They shorten scripts, stylesheets and every page.
 *
 * @throws Error when the names of two files collide, since rules would then apply to the wrong elements
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

/** Returns a stylesheet together with those that it imports: their rules and classes become part of it. */
function withImported(css: string, file: string): string {
  const imported = [...css.matchAll(/^@import +'([^']+)'/gm)].map(([, path = '']) =>
    path.startsWith('.') ? resolve(dirname(file), path) : createRequire(file).resolve(path),
  );
  return [css, ...imported.map((path) => readFileSync(path, 'utf8'))].join('\n');
}
