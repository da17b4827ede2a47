import { useEffect, useEffectEvent, useState } from 'react';
import { ApiFailure, type PaymentMethod } from '@shop/api';
import { browserShop, useShop } from '@shop/state';

const none: readonly PaymentMethod[] = [];

/** Methods open for this cart and closed ones with their reason, read when the step is opened. */
export function usePaymentMethods(): { readonly methods: readonly PaymentMethod[]; readonly isLoading: boolean } {
  const methods = useShop((state) => state.cart.paymethods, none);
  const [isLoading, setLoading] = useState(true);
  const read = useEffectEvent(async () => {
    try {
      await browserShop().dispatch((actions) => actions.loadPaymethods());
    } catch (error) {
      // The cart brought its own list, which stands.
      if (!(error instanceof ApiFailure)) throw error;
    }
    setLoading(false);
  });
  useEffect(() => {
    void read();
  }, []);
  return { methods, isLoading: isLoading && methods.length === 0 };
}
