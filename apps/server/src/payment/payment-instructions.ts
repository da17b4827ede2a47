import type { components } from '@shop/api';

/** How to pay outside the shop: number and store, or the account, with the last instant. */
export type PaymentInstructions = components['schemas']['PaymentInstructions'];
