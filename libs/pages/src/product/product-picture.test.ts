import { goodsCopy } from '@shop/copy';
import { expect, it } from 'vitest';
import { pictureOf, picturesOf } from './product-picture.ts';

const ham = { id: 1, illustration: 'dry-cured-ham' };

it('shows every second product served instead of whole', () => {
  expect(pictureOf(ham, '生ハム', goodsCopy)).toEqual({ drawing: 'dry-cured-ham', tone: 'plate', alt: '生ハムのイラスト' });
  expect(pictureOf({ ...ham, id: 2 }, '生ハム', goodsCopy).drawing).toBe('dry-cured-ham-plate');
});

it('takes the other drawing beside a card with the same one', () => {
  expect(pictureOf(ham, '生ハム', goodsCopy, 'dry-cured-ham').drawing).toBe('dry-cured-ham-plate');
  expect(pictureOf(ham, '生ハム', goodsCopy, 'salami').drawing).toBe('dry-cured-ham');
});

it('gives both drawings to the gallery, the one of the card first', () => {
  expect(picturesOf({ ...ham, id: 2 }, '生ハム', goodsCopy).map(({ caption }) => caption)).toEqual(['盛りつけ', 'かたち']);
});
