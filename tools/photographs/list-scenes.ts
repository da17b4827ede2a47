import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from './paths.ts';

/** Product keys (`ham-es-001`) that have a scene, in alphabetical order. */
export function listScenes(folder: string = paths.scenes): string[] {
  return readdirSync(folder).filter((file) => /^[a-z]{3}-[a-z]{2}-\d{3}\.py$/.test(file)).map((file) => file.replace('.py', '')).sort();
}

/** The file of a product's main photograph, whether it is there or not. */
export function masterOf(key: string, folder: string = paths.masters): string {
  return join(folder, key, 'main.webp');
}

/** Those of `keys` without a master: what a batch that was broken off still has to take. */
export function listMissing(keys: readonly string[], folder: string = paths.masters): string[] {
  return keys.filter((key) => !existsSync(masterOf(key, folder)));
}
