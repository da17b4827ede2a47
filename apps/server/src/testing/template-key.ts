import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Names the template by what it is made of: a changed migration or seed makes another one. */
export function templateKey(): string {
  const hash = createHash('sha1');
  for (const folder of ['../db', '../seed']) {
    const root = fileURLToPath(new URL(folder, import.meta.url));
    const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((it) => it.isFile() && !it.name.includes('.test.'));
    for (const file of files.map((it) => join(it.parentPath, it.name)).sort()) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
