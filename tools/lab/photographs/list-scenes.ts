import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeup, frameOf, others } from './frame.ts';
import { readIndex } from './index-masters.ts';
import { paths } from './paths.ts';

/**
 * Returns all scenes: product keys (`ham-es-001`), `category-<key>`, `theme-<name>`, a close-up of each product
 * (`ham-es-001-closeup`), each gift set wrapped (`gft-jp-001-wrapped`), and some with a ruler (`sal-fr-001-measured`).
 */
export function listScenes(folder: string = paths.scenes): string[] {
  const files = readdirSync(folder)
    .filter((file) => /^[a-z-]+(\d{3})?\.py$/.test(file))
    .map((file) => file.replace('.py', ''))
    .sort();
  return [...files, ...listOthers(folder), ...listProductScenes(folder).map((key) => key + closeup)];
}

/** Products whose scene also shows them wrapped, or measured. */
function listOthers(folder: string): string[] {
  return listProductScenes(folder).flatMap((key) => {
    const scene = readFileSync(join(folder, `${key}.py`), 'utf8');
    return others.filter((other) => scene.includes(`def ${other.slice(1)}(`)).map((other) => key + other);
  });
}

/** Returns the scenes of products only, in alphabetical order. */
export function listProductScenes(folder: string = paths.scenes): string[] {
  return readdirSync(folder)
    .filter((file) => /^[a-z]{3}-[a-z]{2}-\d{3}\.py$/.test(file))
    .map((file) => file.replace('.py', ''))
    .sort();
}

/** Returns scenes in the order of the contact sheet: each product with its close-up, then wide pictures. */
export function listForSheet(folder: string = paths.scenes): string[] {
  const products = listProductScenes(folder).flatMap((key) => [key, key + closeup]);
  return [...products, ...listScenes(folder).filter((key) => !products.includes(key))];
}

/** The file of a scene's master, whether it is there or not. */
export function masterOf(key: string, folder: string = paths.masters): string {
  return join(folder, `${frameOf(key).path}.webp`);
}

/**
 * Returns the `keys` without a master, or with one of a different width: what an interrupted batch still has to render.
 */
export function listMissing(keys: readonly string[], folder: string = paths.masters): string[] {
  const index = readIndex(folder);
  const isTaken = (key: string) => index[frameOf(key).path]?.width === frameOf(key).width;
  return keys.filter((key) => !existsSync(masterOf(key, folder)) || !isTaken(key));
}
