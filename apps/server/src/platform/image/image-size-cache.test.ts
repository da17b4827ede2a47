import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cutSize } from './image-size.ts';
import { ImageSizeCache } from './image-size-cache.ts';
import type { Master } from './master.ts';
import { readImages } from './read-images.ts';
import { type MasterFolder, makeMasterFolder } from './testing/master-folder.ts';

let folder: MasterFolder;
let cuts: string[];
let atOnce: number;
let most: number;
let warnings: number;
beforeEach(async () => {
  folder = await makeMasterFolder(['ham-fr-001/main', 'ham-it-001/main']);
  cuts = [];
  [atOnce, most, warnings] = [0, 0, 0];
});
afterEach(() => folder.remove());

/** The cache of the shop, with its work counted. */
const open = (cache = folder.cache): ImageSizeCache =>
  new ImageSizeCache({
    folder: cache,
    log: { warn: () => void (warnings += 1) },
    cut: async (file, size) => {
      cuts.push(`${size.width}.${size.format}`);
      atOnce += 1;
      most = Math.max(most, atOnce);
      return cutSize(file, size).finally(() => void (atOnce -= 1));
    },
  });

function master(key = 'ham-fr-001'): Master {
  const found = readImages(folder.masters, open()).find(`products/${key}/main-${folder.hashes[`${key}/main`]}`);
  if (!found) throw new Error(`No master of ${key}.`);
  return found;
}

const small = { width: 160, format: 'avif' } as const;
const cachedFile = () => join(folder.cache, master().image.base, '160.avif');

it('a size is generated once for many simultaneous requests, and all of them get the same bytes', async () => {
  const sizes = open();
  const answers = await Promise.all(Array.from({ length: 8 }, () => sizes.find(master(), small)));
  expect(cuts).toEqual(['160.avif']);
  expect(new Set(answers.map((bytes) => bytes.toString('base64'))).size).toBe(1);
});

it('a size is cached as a complete file, also for other processes', async () => {
  const made = await open().find(master(), small);
  expect(await open().find(master(), small)).toEqual(made);
  expect(cuts).toHaveLength(1);
  expect(readdirSync(join(cachedFile(), '..'))).toEqual(['160.avif']);
});

it('different sizes are generated one after another, so that other requests are still answered', async () => {
  const sizes = open();
  await Promise.all([
    sizes.find(master(), small),
    sizes.find(master(), { width: 320, format: 'webp' }),
    sizes.find(master('ham-it-001'), { width: 1000, format: 'jpg' }),
  ]);
  expect([cuts.length, most]).toEqual([3, 1]);
});

it('a size that cannot be written to disk is returned, and a warning is logged', async () => {
  writeFileSync(join(folder.masters, 'no-folder'), '');
  const sizes = open(join(folder.masters, 'no-folder'));
  expect((await sizes.find(master(), small)).length).toBeGreaterThan(0);
  expect(warnings).toBe(1);
});

it('an empty file of an interrupted write is generated again', async () => {
  mkdirSync(join(cachedFile(), '..'), { recursive: true });
  writeFileSync(cachedFile(), '');
  const bytes = await open().find(master(), small);
  expect(readFileSync(cachedFile())).toEqual(bytes);
  expect(bytes.length).toBeGreaterThan(0);
});

it('a master that cannot be read does not block other sizes', async () => {
  const sizes = open();
  const unreadable = sizes.find({ ...master(), read: () => readFile(join(folder.masters, 'unreadable.webp')) }, small);
  const other = sizes.find(master('ham-it-001'), small);
  await expect(unreadable).rejects.toThrow();
  expect((await other).length).toBeGreaterThan(0);
  expect((await sizes.find(master(), small)).length).toBeGreaterThan(0);
});
