import { useEffect } from 'react';
import type { PaymentServiceSettings } from '@shop/api';
import { browserShop, useShop } from '@shop/state';

/** The service that takes cards; null until it is known or wanted. */
export function usePaymentService(code: string | null): PaymentServiceSettings | null {
  const settings = useShop((state) => (code === null ? null : (state.cart.payServSettings[code] ?? null)), null);
  useEffect(() => {
    // A service that cannot be read leaves the frame's own time limit to tell.
    if (code !== null)
      browserShop()
        .dispatch((actions) => actions.loadPaymentService(code))
        .catch(() => undefined);
  }, [code]);
  return settings;
}
