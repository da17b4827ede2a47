import { useState } from 'react';
import type { Cart } from '@shop/api';
import { storedCard } from '../payment/card-memory.ts';
import { savedStore } from '../payment/chosen-store.ts';
import type { PaymentChoice } from './confirm-view.ts';

interface ChosenPayment {
  readonly choice: PaymentChoice;
  /** Whether a card or a store is required and this tab has none. */
  readonly isLost: boolean;
}

/** Returns the choice of the payment step at the time the screen was opened. */
export function usePaymentChoice(cart: Cart): ChosenPayment {
  const [card] = useState(() => storedCard(cart.token, Date.now()));
  const [store] = useState(savedStore);
  return chosenPayment(cart, card, store);
}

/** Whether the cart's payment can be confirmed without asking for a card or a store first. */
export function isPaymentComplete(cart: Cart): boolean {
  return (
    cart.detail.order.payment_id !== null &&
    !chosenPayment(cart, storedCard(cart.token, Date.now()), savedStore()).isLost
  );
}

function chosenPayment(cart: Cart, card: PaymentChoice['card'], store: string | null): ChosenPayment {
  const method = cart.paymethods.find((one) => one.id === cart.detail.order.payment_id);
  const storeCode = method?.code === 'cvs' ? store : null;
  return {
    choice: { method, card: method?.code === 'card' ? card : null, storeCode },
    isLost: (method?.code === 'card' && card === null) || (method?.code === 'cvs' && storeCode === null),
  };
}
