import { hidden, type Screen } from './screen.ts';

/** A gift whose address its receiver tells. */
export const giftScreens = {
  socialGift: { ...hidden, path: '/social-gift/:key?', key: 'code' },
  socialGiftComplete: { ...hidden, path: '/social-gift/:key?/complete', key: 'code' },
  socialGiftConfirm: { ...hidden, path: '/social-gift/:key?/confirm', key: 'code' },
  socialGiftDelivery: { ...hidden, path: '/social-gift/:key?/delivery', key: 'code' },
  socialGiftShipping: { ...hidden, path: '/social-gift/:key?/shipping', key: 'code' },
} as const satisfies Record<string, Screen>;
