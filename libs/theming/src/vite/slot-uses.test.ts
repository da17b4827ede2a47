import { expect, it } from 'vitest';
import { readSlotUses } from './slot-uses.ts';

it('finds slots by call and by import, and imported files, without types', () => {
  const code = `
    import { ProductCard, slot } from '@shop/theming';
    import type { BuyBox } from '@shop/theming';
    import { Panel } from './panel.tsx';
    export { Row } from '../cart/row.tsx';
    const CartLine = slot('CartLine');
    const Late = deferred(() => import('./cart-group.tsx'));
    export { Panel, ProductCard, CartLine, Late };`;
  expect(readSlotUses('/checkout/planted.tsx', code)).toEqual({
    slots: ['ProductCard', 'CartLine'],
    files: ['/checkout/panel.tsx', '/cart/row.tsx'],
    deferred: ['/checkout/cart-group.tsx'],
  });
});
