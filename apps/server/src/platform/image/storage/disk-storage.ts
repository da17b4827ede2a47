import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../write-whole.ts';
import type { PhotographStorage } from './photograph-storage.ts';

/** Masters in a folder; API servers on several machines need the same one. */
export function diskStorage(folder: string): PhotographStorage {
  return {
    write: (name, bytes) => writeWhole(join(folder, name), bytes),
    read: (name) => readFile(join(folder, name)),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
