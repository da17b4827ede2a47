import { hidden, step, type Screen } from './screen.ts';

/** From the cart to the order. */
export const checkoutScreens = {
  cart: {
    ...hidden,
    path: '/cart',
    folder: 'cart',
    slots: ['CartPage', 'CartLine', 'CartSummary'],
    menus: ['service'],
  },
  cartComplete: { ...hidden, path: '/cart/complete', folder: 'complete', slots: ['OrderCompletePage'] },
  cartConfirm: { ...step, path: '/cart/confirm', folder: 'confirm', slots: ['ConfirmPage', 'CheckoutLayout'] },
  cartPayment: { ...step, path: '/cart/payment', folder: 'payment', slots: ['PaymentPage', 'CheckoutLayout'] },
  cartShippingAdd: {
    ...step,
    path: '/cart/shipping-add',
    folder: 'shipping-add',
    slots: ['ShippingAddPage', 'CheckoutLayout'],
  },
  cartShippingDetail: {
    ...step,
    path: '/cart/shipping-detail',
    folder: 'shipping-detail',
    slots: ['ShippingDetailPage', 'CheckoutLayout', 'GiftPanel'],
  },
  cartShippingSelect: {
    ...step,
    path: '/cart/shipping-select',
    folder: 'shipping-select',
    slots: ['ShippingSelectPage', 'CheckoutLayout'],
  },
} as const satisfies Record<string, Screen>;
