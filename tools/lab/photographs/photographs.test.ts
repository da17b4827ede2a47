import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { THEMES } from '@shop/constants';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactSheet } from './contact-sheet.ts';
import { findBlender } from './find-blender.ts';
import { frameOf } from './frame.ts';
import { listForSheet, listMissing, listProductScenes, listScenes, masterOf } from './list-scenes.ts';
import { progress } from './progress.ts';
import { readRequest } from './read-request.ts';
import { toWebp } from './to-webp.ts';

const products = join(import.meta.dirname, '..', '..', '..', 'apps', 'server', 'src', 'seed', 'data', 'products');
/** Noise, which no encoder makes small. */
const grain = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'photographs-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('scenes', () => {
  it('show every food and tool of the sample catalogue, and nothing else', () => {
    const files = globSync(
      '{gift-sets,ham-legs,dry-cured-hams,speck-and-duck-hams,salamis,sausages,cooked-hams,bacons,pates,cheeses,accessories}.ts',
      {
        cwd: products,
      },
    );
    const keys = files.flatMap((file) =>
      [...readFileSync(join(products, file), 'utf8').matchAll(/^ {4}key: '([^']+)'/gm)].map(([, key]) => key ?? ''),
    );
    expect(listProductScenes()).toEqual(keys.sort());
  });

  it('are rendered once more as close-ups, after all others', () => {
    const products = listProductScenes();
    expect(listScenes().slice(-products.length)).toEqual(products.map((key) => `${key}-closeup`));
  });

  it('of cut foods, but not of gift sets, are rendered with a ruler too', () => {
    const measured = listScenes().filter((key) => key.endsWith('-measured'));
    expect(measured).not.toEqual([]);
    expect(measured.filter((key) => key.startsWith('gft-'))).toEqual([]);
    expect(measured.filter((key) => !existsSync(masterOf(key)))).toEqual([]);
  });

  it('of gift sets, and of nothing else, are rendered closed and wrapped too', () => {
    const gifts = listProductScenes().filter((key) => key.startsWith('gft-'));
    expect(listScenes().filter((key) => key.endsWith('-wrapped'))).toEqual(gifts.map((key) => `${key}-wrapped`));
  });

  it('are on the contact sheet in pairs, the wide ones last', () => {
    expect(listForSheet().slice(0, 2)).toEqual(['acc-fr-001', 'acc-fr-001-closeup']);
    expect(listForSheet().toSorted()).toEqual(listScenes().toSorted());
  });

  it('describe in their first line what the buyer must recognise', () => {
    const scenes = globSync('scenes/*.py', { cwd: import.meta.dirname }).map((file) =>
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    );
    expect(scenes.filter((scene) => !/^"""[^"]{40,}"""\n/.test(scene))).toEqual([]);
  });
});

describe('a frame', () => {
  it('is square for all pictures of a product, wide for a category and a theme', () => {
    const [square, wide] = [
      { width: 1000, height: 1000, samples: 10 },
      { width: 1600, height: 700, samples: 10 },
    ];
    expect(frameOf('ham-es-001')).toEqual({ path: 'ham-es-001/main', ...square });
    expect(frameOf('ham-es-001-closeup')).toEqual({ path: 'ham-es-001/closeup', ...square });
    expect(frameOf('gft-jp-001-wrapped')).toEqual({ path: 'gft-jp-001/wrapped', ...square });
    expect(frameOf('ham-fr-001-measured')).toEqual({ path: 'ham-fr-001/measured', ...square });
    expect(frameOf('category-dry-cured-ham')).toEqual({ path: 'category/dry-cured-ham/header', ...wide });
    expect(frameOf('theme-ven')).toEqual({ path: 'theme/ven/hero', ...wide });
  });

  it('is large for the twenty products that are recommended first, and for their close-ups', () => {
    const files = globSync('*.ts', { cwd: products }).map((file) => readFileSync(join(products, file), 'utf8'));
    const sorted = files
      .flatMap((file) => [...file.matchAll(/^ {4}key: '([^']+)'[^]*?^ {4}sortNo: (\d+)/gm)])
      .map(([, key = '', sortNo]) => ({ key, sortNo: Number(sortNo) }))
      .toSorted((a, b) => a.sortNo - b.sortNo)
      .map(({ key }) => key);
    const large = listScenes().filter((key) => frameOf(key).height === 1600);
    const first = sorted.slice(0, 20);
    expect(large.toSorted()).toEqual(first.flatMap((key) => [key, `${key}-closeup`]).toSorted());
    expect(frameOf(`${first[0]}-closeup`)).toMatchObject({ width: 1600, samples: 64 });
  });

  it('has a scene for each of the nine themes, and for none that does not exist', () => {
    const scenes = listScenes()
      .filter((key) => key.startsWith('theme-'))
      .map((key) => key.replace('theme-', ''));
    expect(scenes).toEqual(expect.arrayContaining([...THEMES]));
    // a further theme starts without a photograph: the server shows that of Simple
    const themes = readdirSync(join(import.meta.dirname, '..', '..', '..', 'libs', 'themes'));
    expect(themes).toEqual(expect.arrayContaining(scenes));
  });

  it('has a scene for every category of the sample catalogue', () => {
    const categories = readFileSync(join(products, '..', 'categories.ts'), 'utf8');
    const headers = listScenes()
      .filter((key) => key.startsWith('category-'))
      .map((key) => key.replace('category-', ''));
    expect(headers.filter((key) => !categories.includes(`key: '${key}'`))).toEqual([]);
    expect(headers).toHaveLength(9);
  });
});

describe('a batch', () => {
  it('contains only scenes without a master, or with one of another width', () => {
    const keys = ['ham-es-001', 'ham-it-001', 'ham-fr-001'];
    for (const key of keys) mkdirSync(join(folder, key));
    for (const key of ['ham-es-001', 'ham-fr-001']) writeFileSync(masterOf(key, folder), '');
    const index = Object.fromEntries(keys.map((key) => [`${key}/main`, { width: 1000 }]));
    writeFileSync(join(folder, 'index.json'), JSON.stringify(index));
    expect(listMissing(keys, folder)).toEqual(['ham-it-001', 'ham-fr-001']);
  });

  it('reports its progress and the remaining time', () => {
    expect(progress('ham-it-001', [50, 70], 32)).toBe('2/32 ham-it-001 70 s, 30 min to go');
    expect(progress('ham-it-001', [300], 48)).toBe('1/48 ham-it-001 300 s, 3 h 55 min to go');
    expect(progress('sau-us-001', [8, 9], 2)).toBe('2/2 sau-us-001 9 s');
  });
});

describe('the command line', () => {
  const scenes = ['ham-es-001', 'ham-it-001'];

  it('accepts product keys in either case', () => {
    expect(readRequest(['HAM-ES-001', '--preview'], scenes)).toEqual({
      keys: ['ham-es-001'],
      isPreview: true,
      isMissingOnly: false,
      isStylesheet: false,
      isIndex: false,
    });
  });

  it('accepts all scenes, or the contact sheet only', () => {
    expect(readRequest(['--all', '--missing'], scenes)).toMatchObject({ keys: scenes, isMissingOnly: true });
    expect(readRequest(['--sheet'], scenes)).toMatchObject({ keys: [], isStylesheet: true });
  });

  it('names an unknown scene, and shows the usage without arguments', () => {
    expect(() => readRequest(['ham-xx-001'], scenes)).toThrow('ham-xx-001 has no scene');
    expect(() => readRequest([], scenes)).toThrow('npm run photos -- --all [--missing]');
  });

  it('names what to install where Blender is missing or has another version', () => {
    expect(() => findBlender(join(folder, 'no-blender'))).toThrow('apt-get install blender');
    expect(() => findBlender(process.execPath)).toThrow('Blender 3.4 to 3.6');
  });
});

describe('a master', () => {
  it('stays within the limit by lower quality', async () => {
    const picture = await grain(256);
    const free = await toWebp(picture, 1_000_000);
    const tight = await toWebp(picture, Math.floor(free.length * 0.7));
    expect(tight.length).toBeLessThanOrEqual(free.length * 0.7);
    expect(await sharp(tight).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256, hasAlpha: false });
  });

  it('is refused when it cannot be made small enough', async () => {
    await expect(toWebp(await grain(64), 100)).rejects.toThrow('above 100 bytes');
  });
});

describe('the contact sheet', () => {
  it('has rows of eight', async () => {
    const file = join(folder, 'grain.png');
    writeFileSync(file, await grain(32));
    const sheet = await contactSheet(Array.from({ length: 9 }, (_, at) => ({ key: `ham-es-00${at}`, file })));
    expect(await sharp(sheet).metadata()).toMatchObject({ width: 12 + 8 * 252, height: 12 + 2 * 272 });
  });
});
