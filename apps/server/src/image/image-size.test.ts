import { expect, it } from 'vitest';
import { readSize } from './image-size.ts';

const photograph = { widths: [160, 320, 480, 720, 1000] };

it.each([
  ['160.avif', { width: 160, format: 'avif' }],
  ['480.webp', { width: 480, format: 'webp' }],
  ['1000.avif', { width: 1000, format: 'avif' }],
  ['1000.jpg', { width: 1000, format: 'jpg' }],
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
  '480',
  '.avif',
  '480.avif/',
  '480.avif\n',
  '-480.avif',
  '4.8e2.avif',
  '../480.avif',
  '',
  '99999999.webp',
])('%j is none', (text) => {
  expect(readSize(text, photograph)).toBeNull();
});
