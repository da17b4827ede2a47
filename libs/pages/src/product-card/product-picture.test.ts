import { goodsCopy } from '@shop/copy';
import { expect, it } from 'vitest';
import { pictureOf, picturesOf } from './product-picture.ts';

const ham = { id: 1, illustration: 'dry-cured-ham', image: null };
const illustrated = { ...ham, images: [] };
const image = {
  alt: '扇形に並べた生ハム',
  width: 1000,
  height: 1000,
  color: '#8a2f2b',
  placeholder: 'data:image/webp;base64,',
  base: '/v1/images/products/ham/main-1',
  widths: [160, 1000],
};

it('shows every second product on a plate instead of whole', () => {
  expect(pictureOf(ham, '生ハム', goodsCopy)).toEqual({
    drawing: 'dry-cured-ham',
    tone: 'plate',
    alt: '生ハムのイラスト',
    image: null,
  });
  expect(pictureOf({ ...ham, id: 2 }, '生ハム', goodsCopy).drawing).toBe('dry-cured-ham-plate');
});

it('uses the other illustration next to a card with the same one', () => {
  expect(pictureOf(ham, '生ハム', goodsCopy, 'dry-cured-ham').drawing).toBe('dry-cured-ham-plate');
  expect(pictureOf(ham, '生ハム', goodsCopy, 'salami').drawing).toBe('dry-cured-ham');
});

it('shows both illustrations in the gallery, the one of the card first', () => {
  expect(picturesOf({ ...illustrated, id: 2 }, '生ハム', goodsCopy).map(({ caption }) => caption)).toEqual([
    '盛りつけ',
    'かたち',
  ]);
});

it('shows the photograph of a product with its own alternative text', () => {
  expect(pictureOf({ ...ham, image }, '生ハム', goodsCopy)).toMatchObject({ tone: 'photo', alt: image.alt, image });
});

it('shows all photographs in the gallery and no illustration', () => {
  const pictures = picturesOf(
    { ...illustrated, images: [image, { ...image, base: '/v1/images/products/ham/plate-1' }] },
    '生ハム',
    goodsCopy,
  );
  expect(pictures.map(({ caption, image: one }) => [caption, one?.base])).toEqual([
    ['写真1', image.base],
    ['写真2', '/v1/images/products/ham/plate-1'],
  ]);
});
