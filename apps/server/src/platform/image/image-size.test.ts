import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { cutSize, readSize } from './image-size.ts';

const photograph = { width: 1600, widths: [160, 320, 480, 720, 1000] };

it.each([
  ['160.avif', { width: 160, format: 'avif' }],
  ['480.webp', { width: 480, format: 'webp' }],
  ['1000.avif', { width: 1000, format: 'avif' }],
  ['1000.jpg', { width: 1000, format: 'jpg' }],
  ['1600.avif', { width: 1600, format: 'avif' }],
  ['1600.webp', { width: 1600, format: 'webp' }],
])('%s is a size', (text, size) => {
  expect(readSize(text, photograph)).toEqual(size);
});

it.each([
  '161.avif',
  '0480.webp',
  '480.png',
  '480.jpeg',
  '480.AVIF',
  '480.jpg',
  '1600.jpg',
  '480',
  '.avif',
  '480.avif/',
  '480.avif\n',
  '-480.avif',
  '4.8e2.avif',
  '../480.avif',
  '',
  '99999999.webp',
])('%j is not a size', (text) => {
  expect(readSize(text, photograph)).toBeNull();
});

it('a hero image for a phone fits with its headers in the first ten packets, in every theme', async () => {
  const themes = new URL('../../../photographs/theme/', import.meta.url);
  for (const theme of await readdir(themes)) {
    const master = await readFile(new URL(`${theme}/hero.webp`, themes));
    const { byteLength } = await cutSize(master, { width: 800, format: 'avif' });
    expect([theme, byteLength <= 14_100]).toEqual([theme, true]);
  }
});
