import type { PaymentServiceSettings } from '@shop/api';
import { browserShop, useShop } from '@shop/state';
import { useWhile } from '../timing/use-while.ts';

/** The service that takes cards; null until it is known or wanted. */
export function usePaymentService(code: string | null): PaymentServiceSettings | null {
  const settings = useShop((state) => (code === null ? null : (state.cart.payServSettings[code] ?? null)), null);
  useWhile(code, () => {
    // A service that cannot be read leaves the frame's own time limit to tell.
    if (code !== null)
      browserShop()
        .dispatch((actions) => actions.loadPaymentService(code))
        .catch(() => undefined);
  });
  return settings;
}
