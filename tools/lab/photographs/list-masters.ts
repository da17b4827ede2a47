import { globSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from './paths.ts';

/** A master by its path below the folder, without the ending: `ham-es-001/main`, `category/salami/header`. */
export interface MasterFile {
  readonly path: string;
  readonly file: string;
}

/** All masters that there are, in alphabetical order. */
export function listMasters(folder: string = paths.masters): MasterFile[] {
  return globSync('**/*.webp', { cwd: folder })
    .map((name) => ({ path: name.replaceAll('\\', '/').replace(/\.webp$/, ''), file: join(folder, name) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
