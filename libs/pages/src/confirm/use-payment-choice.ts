import { useState } from 'react';
import type { Cart } from '@shop/api';
import { keptCard } from '../payment/card-memory.ts';
import { keptStore } from '../payment/chosen-store.ts';
import type { PaymentChoice } from './confirm-view.ts';

/** What was chosen at the payment step. `isLost`: a card or a store is wanted and this tab has none (any more). */
export function usePaymentChoice(cart: Cart): { readonly choice: PaymentChoice; readonly isLost: boolean } {
  const [card] = useState(() => keptCard(cart.token, Date.now()));
  const [store] = useState(keptStore);
  const method = cart.paymethods.find((one) => one.id === cart.detail.order.payment_id);
  const storeCode = method?.code === 'cvs' ? store : null;
  return {
    choice: { method, card: method?.code === 'card' ? card : null, storeCode },
    isLost: (method?.code === 'card' && card === null) || (method?.code === 'cvs' && storeCode === null),
  };
}
