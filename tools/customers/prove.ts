import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listLayers, layersOfEdition, readEdition } from '@shop/theming/vite';
import { compareLocks, lockOf, type EditionLock } from './edition-lock.ts';
import { findLeaks } from './find-leaks.ts';
import { foreignWords } from './own-words.ts';

const root = join(import.meta.dirname, '..', '..');

/**
 * `npx node tools/customers/prove.ts depa [--update]`: checks that a built edition contains only its own theme and
 * namespace, and still matches its lock.
 */
function prove(name: string, isUpdate: boolean): readonly string[] {
  const edition = readEdition(root, name);
  const build = join(root, 'apps/storefront/dist', name);
  if (!existsSync(join(build, 'server/index.js'))) return [`${build} is not built: npx nx run @shop/storefront:build-${name}`];
  const own = layersOfEdition(edition);
  const places = listLayers(root);
  const foreign = places.map((layer) => layer.name).filter((layer) => !own.includes(layer));
  const leaks = findLeaks(build, foreign, foreignWords(root, places, own)).map(({ layer, file, trace }) => `${layer} is in ${file}: ${trace}`);
  const missing = own.filter((layer) => findLeaks(build, [layer]).length === 0).map((layer) => `${layer} is not in the build.`);
  const file = join(root, 'customers', `${name}.lock.json`);
  const now = lockOf(root, edition);
  if (isUpdate) writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
  // Written by this very script.
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as EditionLock) : null;
  const changes = before === null ? [`customers/${name}.lock.json is missing: run with --update and commit it.`] : compareLocks(before, now);
  return [...leaks, ...missing, ...changes];
}

const [name = '', option] = process.argv.slice(2);
try {
  const problems = prove(name, option === '--update');
  console.log(problems.length === 0 ? `${name} holds its own theme and namespace alone, as its lock says.` : problems.join('\n'));
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
