import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { frameOf } from './frame.ts';
import { paths } from './paths.ts';

/** All scenes: product keys (`ham-es-001`), `category-<key>` and `theme-<name>`, in alphabetical order. */
export function listScenes(folder: string = paths.scenes): string[] {
  return readdirSync(folder).filter((file) => /^[a-z-]+(\d{3})?\.py$/.test(file)).map((file) => file.replace('.py', '')).sort();
}

/** The scenes of products alone. */
export function listProductScenes(folder: string = paths.scenes): string[] {
  return listScenes(folder).filter((key) => /^[a-z]{3}-[a-z]{2}-\d{3}$/.test(key));
}

/** The file of a scene's master, whether it is there or not. */
export function masterOf(key: string, folder: string = paths.masters): string {
  return join(folder, `${frameOf(key).path}.webp`);
}

/** Those of `keys` without a master: what a batch that was broken off still has to take. */
export function listMissing(keys: readonly string[], folder: string = paths.masters): string[] {
  return keys.filter((key) => !existsSync(masterOf(key, folder)));
}
