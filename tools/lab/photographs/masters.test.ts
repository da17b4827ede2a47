import { longestPlaceholder } from '@shop/photographs';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkMasters } from './check-masters.ts';
import { indexMasters, readIndex } from './index-masters.ts';
import { readRequest } from './read-request.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'masters-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function put(path: string, { width = 64, height = 64, background = '#aa3322' } = {}): Promise<void> {
  const file = join(folder, `${path}.webp`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    await sharp({ create: { width, height, channels: 3, background } })
      .webp({ lossless: true })
      .toBuffer(),
  );
}

const caption = (captions: object): void => writeFileSync(join(folder, 'captions.json'), JSON.stringify(captions));

describe('the masters of the shop', () => {
  it('match the index, have captions and are within the size limit', () => {
    expect(checkMasters()).toEqual([]);
  });
});

describe('the index', () => {
  it('contains proportions, dominant colour, placeholder and hash of every master', async () => {
    await put('ham-es-001/main');
    await put('category/salami/header', { width: 160, height: 70, background: '#2a3a4a' });
    expect(await indexMasters(folder)).toBe(2);
    const { 'category/salami/header': header, 'ham-es-001/main': main } = readIndex(folder);
    expect(header).toMatchObject({
      width: 160,
      height: 70,
      color: '#283848',
      hash: expect.stringMatching(/^[0-9a-f]{8}$/),
    });
    expect(main).toMatchObject({ width: 64, height: 64, color: '#a83828' });
    expect(main?.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(main?.placeholder.length).toBeLessThanOrEqual(longestPlaceholder);
  });

  it('preserves the entry of an unchanged master, and removes a deleted one', async () => {
    await put('ham-es-001/main');
    await put('ham-it-001/main', { background: '#112233' });
    await indexMasters(folder);
    const before = readIndex(folder);
    rmSync(join(folder, 'ham-it-001'), { recursive: true });
    await indexMasters(folder);
    expect(readIndex(folder)).toEqual({ 'ham-es-001/main': before['ham-es-001/main'] });
  });

  it('has short placeholders also for pictures full of detail', async () => {
    mkdirSync(join(folder, 'ham-es-001'));
    const grain = sharp({
      create: {
        width: 256,
        height: 256,
        channels: 3,
        background: '#888888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    writeFileSync(join(folder, 'ham-es-001', 'main.webp'), await grain.webp().toBuffer());
    await indexMasters(folder);
    expect(readIndex(folder)['ham-es-001/main']?.placeholder.length).toBeLessThanOrEqual(longestPlaceholder);
  });
});

describe('the check of the masters', () => {
  beforeEach(async () => {
    await put('ham-es-001/main');
    caption({ 'ham-es-001': { main: '木の板に並べた生ハム。' } });
    await indexMasters(folder);
  });

  it('finds nothing wrong with a valid folder', () => {
    expect(checkMasters(folder)).toEqual([]);
  });

  it('finds a changed or missing master', async () => {
    await put('ham-es-001/main', { background: '#00ff00' });
    expect(checkMasters(folder)).toEqual([expect.stringContaining('ham-es-001/main is not what the index says')]);
    rmSync(join(folder, 'ham-es-001', 'main.webp'));
    expect(checkMasters(folder)).toEqual([expect.stringContaining('is in the index and not in the folder')]);
  });

  it('finds a missing or blank caption', () => {
    caption({ 'ham-es-001': { main: ' ' } });
    expect(checkMasters(folder)).toEqual(['ham-es-001/main has no caption in captions.json']);
  });

  it('finds a master that is too large', async () => {
    const grain = sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#888888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    writeFileSync(join(folder, 'ham-es-001', 'main.webp'), await grain.webp({ lossless: true }).toBuffer());
    await indexMasters(folder);
    expect(checkMasters(folder)).toEqual([expect.stringMatching(/ham-es-001\/main has \d+ bytes, more than 220000/)]);
  });
});

it('the command line accepts only the index', () => {
  expect(readRequest(['--index'], ['ham-es-001'])).toMatchObject({ keys: [], isIndex: true });
});
