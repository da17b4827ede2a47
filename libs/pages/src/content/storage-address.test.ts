import { expect, it } from 'vitest';
import { storageAddress } from './storage-address.ts';

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
