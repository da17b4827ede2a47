import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Names the template by what it is made of: a changed migration or seed makes another one. */
export function templateKey(): string {
  const hash = createHash('sha1');
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter(
    (it) => it.isFile() && !it.name.includes('.test.'),
  );
  // Domains keep their own seeds beside their code.
  const made = files
    .map((it) => join(it.parentPath, it.name))
    .filter((path) => /[/\\](db|seed)[/\\]|[/\\](seed-[^/\\]+|index-text\.ts)$/.test(path.slice(root.length - 1)));
  for (const path of made.sort()) hash.update(path).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}
