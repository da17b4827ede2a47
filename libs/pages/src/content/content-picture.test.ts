import type { Image } from '@shop/api';
import { expect, it } from 'vitest';
import { contentPicture, storageAddress } from './content-picture.ts';

const site = { STORAGE_URL: '/storage', CHANNEL_PREFIX: 'fle' } as Parameters<typeof contentPicture>[1];
const photograph = { alt: '雪の熟成庫', base: '/v1/images/pictures/winter/picture-0a1b2c3d' } as Image;

it('a banner shows its uploaded picture, otherwise its stored file', () => {
  const image = { ...photograph, focus: { x: 0.5, y: 0.5 } };
  expect(contentPicture({ image_url: null, image, alt: '' }, site)).toEqual({ src: '', alt: '雪の熟成庫', image });
  expect(contentPicture({ image_url: '/a.jpg', alt: '店先' }, site)).toEqual({ src: '/storage/a.jpg', alt: '店先' });
});

it('a photograph that stands in for a picture is not one of the banner', () => {
  expect(contentPicture({ image_url: null, image: photograph, alt: '' }, site)).toBeNull();
});

const at = (STORAGE_URL: string) => (path: string) => storageAddress({ STORAGE_URL, CHANNEL_PREFIX: 'fle' }, path);

it.each([
  ['/storage', '/banners/winter.jpg', '/storage/banners/winter.jpg'],
  ['https://files.example.com/', '/banners/winter.jpg', 'https://files.example.com/banners/winter.jpg'],
  ['', '/banners/winter.jpg', '/banners/winter.jpg'],
])('the storage %j and the path %s are joined', (storage, path, address) => {
  expect(at(storage)(path)).toBe(address);
});

it("a path without a leading slash is below the channel's prefix", () => {
  expect(at('https://files.example.com')('banners/winter.jpg')).toBe(
    'https://files.example.com/fle/banners/winter.jpg',
  );
  expect(at('')('banners/winter.jpg')).toBe('/fle/banners/winter.jpg');
});
