import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeup, frameOf, wrapped } from './frame.ts';
import { paths } from './paths.ts';

/** All that can be taken: product keys (`ham-es-001`), `category-<key>`, `theme-<name>`, a close-up of each product (`ham-es-001-closeup`), and each gift set as it is handed over (`gft-jp-001-wrapped`). */
export function listScenes(folder: string = paths.scenes): string[] {
  const files = readdirSync(folder)
    .filter((file) => /^[a-z-]+(\d{3})?\.py$/.test(file))
    .map((file) => file.replace('.py', ''))
    .sort();
  return [...files, ...listWrapped(folder), ...listProductScenes(folder).map((key) => key + closeup)];
}

/** Products whose scene also shows them wrapped. */
function listWrapped(folder: string): string[] {
  return listProductScenes(folder)
    .filter((key) => readFileSync(join(folder, `${key}.py`), 'utf8').includes('def wrapped('))
    .map((key) => key + wrapped);
}

/** The scenes of products alone, in alphabetical order. */
export function listProductScenes(folder: string = paths.scenes): string[] {
  return readdirSync(folder)
    .filter((file) => /^[a-z]{3}-[a-z]{2}-\d{3}\.py$/.test(file))
    .map((file) => file.replace('.py', ''))
    .sort();
}

/** In the order of the contact sheet: each product beside its close-up, then what is wide. */
export function listForSheet(folder: string = paths.scenes): string[] {
  const products = listProductScenes(folder).flatMap((key) => [key, key + closeup]);
  return [...products, ...listScenes(folder).filter((key) => !products.includes(key))];
}

/** The file of a scene's master, whether it is there or not. */
export function masterOf(key: string, folder: string = paths.masters): string {
  return join(folder, `${frameOf(key).path}.webp`);
}

/** Those of `keys` without a master: what a batch that was broken off still has to take. */
export function listMissing(keys: readonly string[], folder: string = paths.masters): string[] {
  return keys.filter((key) => !existsSync(masterOf(key, folder)));
}
