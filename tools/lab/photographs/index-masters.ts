import { describeMaster, hashOf, type MasterDetails } from '@shop/photographs';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listMasters } from './list-masters.ts';
import { paths } from './paths.ts';

/** The details of every master by its path without extension, in alphabetical order. */
export type MasterIndex = Readonly<Record<string, MasterDetails>>;

/** The index of a folder of masters as it was last written; empty where there is none yet. */
export function readIndex(folder: string = paths.masters): MasterIndex {
  const file = indexOf(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MasterIndex) : {};
}

/** Writes the index anew, measuring only masters that have changed. Returns how many masters are in it. */
export async function indexMasters(folder: string = paths.masters): Promise<number> {
  const before = readIndex(folder);
  const entries: [string, MasterDetails][] = [];
  for (const { path, file } of listMasters(folder)) {
    const [known, bytes] = [before[path], readFileSync(file)];
    entries.push([path, known?.hash === hashOf(bytes) ? known : await describeMaster(bytes)]);
  }
  writeFileSync(indexOf(folder), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  return entries.length;
}

const indexOf = (folder: string): string => join(folder, 'index.json');
