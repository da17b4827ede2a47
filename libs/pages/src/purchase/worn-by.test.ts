import { expect, it } from 'vitest';
import { unitWithOptions, unitWithValues } from './worn-by.ts';

it('says of a line in the cart who wears it, in the order of the screen whatever the database made of it', () => {
  expect(unitWithOptions('1組', { head: '52', name: '一郎', height: '132.5' })).toBe(
    '1組 / 一郎さん用 / 身長132.5cm / 頭まわり52cm',
  );
});

it('says of a line in an order what was agreed, under labels of its day where they are no parts of the body', () => {
  const options = [
    { name: 'name', label: '着る方のお名前', value: '一郎' },
    { name: 'colour', label: '色', value: '藍' },
  ];
  expect(unitWithValues('1着', options)).toBe('1着 / 一郎さん用 / 色 藍');
});

it('leaves goods alone of which nothing was asked', () => {
  expect([unitWithOptions('80g', {}), unitWithValues('80g', undefined)]).toEqual(['80g', '80g']);
});
