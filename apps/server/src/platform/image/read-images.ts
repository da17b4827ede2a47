import type { Image } from '@shop/api';
import { FALLBACK_THEME, IMAGE_WIDTHS } from '@shop/constants';
import type { MasterDetails } from '@shop/photographs';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Images } from './images.ts';
import type { ImageSizeCache } from './image-size-cache.ts';
import { IMAGE_BASE, type Master } from './master.ts';

/**
 * `index.json`: masters by their path without the ending, e.g. `ham-es-001/main`, `category/salami/header`,
 * `theme/ven/hero`.
 */
type MasterIndex = Readonly<Record<string, MasterDetails>>;
/** `captions.json`: what is on the masters, by folder and name. */
type Captions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Names of a product's photographs in the order in which its page shows them. */
const NAMES = ['main', 'closeup', 'wrapped', 'measured'];

/** Reads the index of a folder of masters once; later only the masters themselves are read from disk. */
export function readImages(folder: string, sizes: Pick<ImageSizeCache, 'find'>): Images {
  const index = read<MasterIndex>(join(folder, 'index.json'));
  const captions = read<Captions>(join(folder, 'captions.json'));
  const masters = new Map(
    Object.entries(index).map(([path, entry]): [string, Master] => [
      path,
      { read: () => readFile(join(folder, `${path}.webp`)), image: imageOf(path, entry, captions) },
    ]),
  );
  const byAddress = new Map(
    [...masters.values()].map((master) => [master.image.base.slice(IMAGE_BASE.length), master]),
  );
  const imageAt = (path: string): Image | null => masters.get(path)?.image ?? null;
  const heroOf = (name: string): Image | null => imageAt(`theme/${name.toLowerCase()}/hero`);
  const products = Map.groupBy(
    [...masters.keys()].filter((path) => kindOf(path) === 'products').sort(inOrder),
    (path) => path.split('/', 1)[0] ?? '',
  );
  const imagesOf = new Map(
    [...products].map(([key, paths]) => [key, paths.map(imageAt).filter((image) => image !== null)]),
  );
  return {
    ofProduct: (key) => imagesOf.get(key) ?? [],
    mainOf: (key) => imagesOf.get(key)?.[0] ?? null,
    ofCategory: (key) => imageAt(`category/${key}/header`),
    ofTheme: (name) => heroOf(name) ?? heroOf(FALLBACK_THEME),
    picture: () => null,
    find: (address) => byAddress.get(address),
    bytesOf: (master, size) => sizes.find(master, size),
  };
}

function imageOf(path: string, { width, height, color, placeholder, hash }: MasterDetails, captions: Captions): Image {
  const [folder = '', name = ''] = [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/') + 1)];
  const kind = kindOf(path);
  const key = kind === 'products' ? folder : folder.slice(folder.indexOf('/') + 1);
  return Object.freeze({
    alt: captions[folder]?.[name] ?? '',
    width,
    height,
    color,
    placeholder,
    base: `${IMAGE_BASE}${kind}/${key}/${name}-${hash}`,
    widths: [...(width === height ? IMAGE_WIDTHS.square : IMAGE_WIDTHS.wide)],
  });
}

function kindOf(path: string): 'products' | 'categories' | 'themes' {
  if (path.startsWith('category/')) return 'categories';
  return path.startsWith('theme/') ? 'themes' : 'products';
}

function inOrder(a: string, b: string): number {
  const rank = (path: string): number => NAMES.indexOf(path.split('/')[1] ?? '');
  return rank(a) - rank(b);
}

/** A folder without masters has neither file yet. */
function read<T extends object>(file: string): T {
  return (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as T;
}
