import type { PaymentServiceSettings } from '@shop/api';
import { useAppSelector, loadPaymentService, useAppDispatch } from '@shop/state';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';

/** The service that takes cards; null until it is known or wanted. */
export function usePaymentService(code: string | null): PaymentServiceSettings | null {
  const dispatch = useAppDispatch();
  const settings = useAppSelector((state) => (code === null ? null : (state.cart.payServSettings[code] ?? null)));
  useAbortableEffect(code, () => {
    // If the settings cannot be read, the time limit of the iframe reports it.
    if (code !== null) dispatch(loadPaymentService(code)).catch(() => undefined);
  });
  return settings;
}
