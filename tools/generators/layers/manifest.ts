import { posix } from 'node:path';
import { readJson, updateJson, visitNotIgnoredFiles, type Tree } from '@nx/devkit';
import { packagesOf } from './closure.ts';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, Manifest | undefined>;
}

const lockFile = 'package-lock.json';

/**
 * Declares in a library's package.json and in the lock file what its files import, with the versions that another library uses,
 * and no workspace package besides.
 */
export function declareImports(tree: Tree, folder: string, like: string): void {
  const used = new Set(packagesOf(tree, sourcesOf(tree, folder)));
  const model = readJson<Manifest>(tree, posix.join(like, 'package.json'));
  const versions = { ...model.dependencies, [model.name]: '*' };
  updateJson<Manifest>(tree, posix.join(folder, 'package.json'), (manifest) => {
    const remaining = Object.entries(manifest.dependencies ?? {}).filter(
      ([name]) => !name.startsWith('@shop/') || used.has(name),
    );
    const declared = new Set(remaining.map(([name]) => name));
    const missing = [...used]
      .filter((name) => name !== manifest.name && !declared.has(name) && versions[name] !== undefined)
      .toSorted();
    return {
      ...manifest,
      dependencies: Object.fromEntries([...remaining, ...missing.map((name) => [name, versions[name] ?? '*'])]),
    };
  });
  lockDeclared(tree, folder);
}

/** Writes a library's dependencies into the lock file, as `npm install` would, without blocking a running shop. */
function lockDeclared(tree: Tree, folder: string): void {
  if (!tree.exists(lockFile)) return;
  const lock = readJson<Lock>(tree, lockFile);
  const locked = lock.packages[folder];
  // a library that is not linked yet is written down by the install that links it
  if (!locked) return;
  const { dependencies = {} } = readJson<Manifest>(tree, posix.join(folder, 'package.json'));
  const entries = Object.entries(dependencies).toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  locked.dependencies = Object.fromEntries(entries);
  const text = `${JSON.stringify(lock, null, 2)}\n`;
  if (text !== tree.read(lockFile, 'utf8')) tree.write(lockFile, text);
}

/** Returns all TypeScript files and stylesheets of a folder. */
export function sourcesOf(tree: Tree, folder: string): readonly string[] {
  const found: string[] = [];
  visitNotIgnoredFiles(tree, folder, (path) => {
    if (/\.(?:tsx?|css)$/.test(path)) found.push(path.replaceAll('\\', '/'));
  });
  return found;
}
