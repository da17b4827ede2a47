import { useState } from 'react';
import { ApiFailure, type PaymentMethod } from '@shop/api';
import { browserShop, useShop } from '@shop/state';
import { useWhile } from '../timing/use-while.ts';

const none: readonly PaymentMethod[] = [];

/** Methods open for this cart and closed ones with their reason, read when the step is opened. */
export function usePaymentMethods(): { readonly methods: readonly PaymentMethod[]; readonly isLoading: boolean } {
  const methods = useShop((state) => state.cart.paymethods, none);
  const [isLoading, setLoading] = useState(true);
  const read = async () => {
    try {
      await browserShop().dispatch((actions) => actions.loadPaymethods());
    } catch (error) {
      // The cart brought its own list, which stands.
      if (!(error instanceof ApiFailure)) throw error;
    }
    setLoading(false);
  };
  useWhile(true, () => void read());
  return { methods, isLoading: isLoading && methods.length === 0 };
}
