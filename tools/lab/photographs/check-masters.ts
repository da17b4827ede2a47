import { hashOf } from '@shop/photographs';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readIndex } from './index-masters.ts';
import { listMasters } from './list-masters.ts';
import { paths } from './paths.ts';
import { largestMaster } from './to-webp.ts';

/** All masters together, in bytes. */
const largestSum = 30_000_000;

type Captions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the faults of a folder of masters, its index and its captions, one line each; empty when there is none. */
export function checkMasters(folder: string = paths.masters): string[] {
  const masters = listMasters(folder);
  const index = readIndex(folder);
  const captions = readCaptions(folder);
  const there = new Set(masters.map(({ path }) => path));
  const sizes = masters.map(({ file }) => statSync(file).size);
  const sum = sizes.reduce((all, size) => all + size, 0);
  return [
    ...masters.flatMap(({ path, file }, at) => [
      ...(index[path]?.hash === hashOf(readFileSync(file))
        ? []
        : [`${path} is not what the index says: npm run photos -- --index`]),
      ...(captionOf(captions, path) ? [] : [`${path} has no caption in captions.json`]),
      ...((sizes[at] ?? 0) > largestMaster ? [`${path} has ${sizes[at]} bytes, more than ${largestMaster}`] : []),
    ]),
    ...Object.keys(index).flatMap((path) =>
      there.has(path) ? [] : [`${path} is in the index and not in the folder: npm run photos -- --index`],
    ),
    ...(sum > largestSum ? [`All masters have ${sum} bytes, more than ${largestSum}`] : []),
  ];
}

function readCaptions(folder: string): Captions {
  const file = join(folder, 'captions.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Captions) : {};
}

function captionOf(captions: Captions, path: string): string | undefined {
  const cut = path.lastIndexOf('/');
  return captions[path.slice(0, cut)]?.[path.slice(cut + 1)]?.trim();
}
