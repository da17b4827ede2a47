import { hidden, type Screen } from './screen.ts';

/** A gift whose address its receiver tells. */
export const giftScreens = {
  socialGift: { ...hidden, path: '/social-gift/:key?' },
  socialGiftComplete: { ...hidden, path: '/social-gift/:key?/complete' },
  socialGiftConfirm: { ...hidden, path: '/social-gift/:key?/confirm' },
  socialGiftDelivery: { ...hidden, path: '/social-gift/:key?/delivery' },
  socialGiftShipping: { ...hidden, path: '/social-gift/:key?/shipping' },
} as const satisfies Record<string, Screen>;
