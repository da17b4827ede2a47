import { describe, expect, it } from 'vitest';
import { screenSlots } from 'virtual:screen-slots';
import { layoutOf, stepOf } from './layout-of.ts';

describe('a story renders a page in the layout of the shop', () => {
  it.each([
    ['OrderListPage', 'MyPageLayout'],
    ['AddressFormPage', 'MyPageLayout'],
    ['ConfirmPage', 'CheckoutLayout'],
  ] as const)('%s in %s', (slot, layout) => {
    expect(layoutOf(['ProductCard', slot])?.layout).toBe(layout);
  });

  it.each(['MyPageLayout', 'CheckoutLayout', 'CartPage', 'ProductPage', 'GiftPanel'])('%s alone', (slot) => {
    expect(layoutOf([slot])).toBeNull();
  });

  it('and every page of the checkout is a step of its layout', () => {
    const pages = Object.values(screenSlots).flatMap((slots) =>
      slots.includes('CheckoutLayout') ? slots.filter((slot) => layoutOf([slot])) : [],
    );
    expect(pages.map((page) => stepOf(layoutOf([page])?.names[0]))).toEqual(
      expect.arrayContaining(['shipping', 'delivery', 'payment', 'confirm']),
    );
  });
});
