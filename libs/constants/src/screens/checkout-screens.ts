import { hidden, step, type Screen } from './screen.ts';

/** From the cart to the order. */
export const checkoutScreens = {
  cart: {
    ...hidden,
    path: '/cart',
    folder: 'cart',
    menus: ['service'],
  },
  cartComplete: { ...hidden, path: '/cart/complete', folder: 'complete' },
  cartConfirm: { ...step, path: '/cart/confirm', folder: 'confirm' },
  cartPayment: { ...step, path: '/cart/payment', folder: 'payment' },
  cartShippingAdd: {
    ...step,
    path: '/cart/shipping-add',
    folder: 'shipping-add',
  },
  cartShippingDetail: {
    ...step,
    path: '/cart/shipping-detail',
    folder: 'shipping-detail',
  },
  cartShippingSelect: {
    ...step,
    path: '/cart/shipping-select',
    folder: 'shipping-select',
  },
} as const satisfies Record<string, Screen>;
