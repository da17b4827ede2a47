import { hidden, type Screen } from './screen.ts';

/** A gift whose address its receiver tells. */
export const giftScreens = {
  socialGift: { ...hidden, path: '/social-gift/:key?', key: 'code', folder: 'social-gift' },
  socialGiftComplete: {
    ...hidden,
    path: '/social-gift/:key?/complete',
    key: 'code',
    folder: 'social-gift-complete',
  },
  socialGiftConfirm: {
    ...hidden,
    path: '/social-gift/:key?/confirm',
    key: 'code',
    folder: 'social-gift-confirm',
  },
  socialGiftDelivery: {
    ...hidden,
    path: '/social-gift/:key?/delivery',
    key: 'code',
    folder: 'social-gift-delivery',
  },
  socialGiftShipping: {
    ...hidden,
    path: '/social-gift/:key?/shipping',
    key: 'code',
    folder: 'social-gift-shipping',
  },
} as const satisfies Record<string, Screen>;
