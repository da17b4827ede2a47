import { expect, it } from 'vitest';
import { readRenderedSlots } from './rendered-slots.ts';

const { stories, nested } = readRenderedSlots();

it('gives a story the slot that it shows', () => {
  expect(stories['商品/商品カード']).toEqual(['ProductCard']);
});

it('finds the slots that a component renders, in imported files too', () => {
  expect(nested.simple?.HomePage).toEqual(expect.arrayContaining(['Hero', 'ProductShelf']));
  // The sample shop is imported dynamically, and renders a cart.
  expect(nested.simple?.SamplePage).toEqual(expect.arrayContaining(['CartDrawer', 'CartLine']));
});

it('reads the component of the base theme for a slot that a layer restyles', () => {
  expect(nested.ass?.OrderCompletePage).toEqual(nested.simple?.OrderCompletePage);
});
