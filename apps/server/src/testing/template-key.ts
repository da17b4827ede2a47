import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile() && !it.name.includes('.test.'))
    .map((it) => join(it.parentPath, it.name));

/** Adds the file and its imports from the server and the workspace’s libraries. */
function addImports(file: string, visited: Set<string>): void {
  if (visited.has(file)) return;
  visited.add(file);
  if (!file.endsWith('.ts')) return;
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)) {
    if (/^\.\.?\/.*\.(ts|json)$/.test(specifier)) addImports(resolve(dirname(file), specifier), visited);
    if (specifier.startsWith('@shop/')) addImports(require.resolve(specifier), visited);
  }
}

/**
 * Names the template by its sources: the migrations, the seeds and everything that they import. A change of any creates
 * a new one.
 */
export function templateKey(): string {
  const made = new Set<string>();
  for (const folder of ['platform/db', 'seed'])
    for (const file of filesBelow(join(source, folder))) addImports(file, made);
  addImports(join(source, 'testing/pglite-template.ts'), made);
  const hash = createHash('sha1');
  for (const path of [...made].sort()) hash.update(path).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}
