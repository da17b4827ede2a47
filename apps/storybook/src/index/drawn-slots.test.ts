import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readDrawnSlots, readNamed } from './drawn-slots.ts';
import { workspace } from './workspace.ts';

const simple = resolve(workspace, 'libs/themes/simple/src');
const { stories, nested } = readDrawnSlots();

it('reads slots by their call and by their import, and the files beside one, and leaves types out', () => {
  const code = `
    import { ProductCard, slot } from '@shop/theming';
    import type { BuyBox } from '@shop/theming';
    import { Panel } from './panel.tsx';
    const CartLine = slot('CartLine');
    const Late = later(() => import('./cart-group.tsx'));
    export { Panel, ProductCard, CartLine, Late };`;
  expect(readNamed(resolve(simple, 'checkout/planted.tsx'), code)).toEqual({
    slots: ['ProductCard', 'CartLine'],
    files: [resolve(simple, 'checkout/panel.tsx'), resolve(simple, 'checkout/cart-group.tsx')],
  });
});

it('gives a story the slot that it shows', () => {
  expect(stories['商品/商品カード']).toEqual(['ProductCard']);
});

it('finds what a component draws within itself, in files that it imports too', () => {
  expect(nested.simple?.HomePage).toEqual(expect.arrayContaining(['Hero', 'ProductShelf']));
  // The sample shop is imported later, and draws a cart.
  expect(nested.simple?.SamplePage).toEqual(expect.arrayContaining(['CartDrawer', 'CartLine']));
});

it('reads the component of the base theme for a slot that a layer restyles', () => {
  expect(nested.ass?.OrderCompletePage).toEqual(nested.simple?.OrderCompletePage);
});
