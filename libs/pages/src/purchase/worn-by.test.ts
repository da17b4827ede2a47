import { expect, it } from 'vitest';
import { unitWithOptions, unitWithValues } from './worn-by.ts';

it('shows who wears a line of the cart, in the order of the screen and not of the stored data', () => {
  expect(unitWithOptions('1組', { head: '52', name: '一郎', height: '132.5' })).toBe(
    '1組 / 一郎さん用 / 身長132.5cm / 頭まわり52cm',
  );
});

it('shows the options of an order line, with the stored label when it is no body measurement', () => {
  const options = [
    { name: 'name', label: '着る方のお名前', value: '一郎' },
    { name: 'colour', label: '色', value: '藍' },
  ];
  expect(unitWithValues('1着', options)).toBe('1着 / 一郎さん用 / 色 藍');
});

it('does not change products without options', () => {
  expect([unitWithOptions('80g', {}), unitWithValues('80g', undefined)]).toEqual(['80g', '80g']);
});
