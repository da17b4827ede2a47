import { useState } from 'react';
import { ApiFailure, type PaymentMethod } from '@shop/api';
import { useAppSelector, loadPaymethods, useAppDispatch } from '@shop/state';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';

/** Methods open for this cart and closed ones with their reason, read when the step is opened. */
export function usePaymentMethods(): { readonly methods: readonly PaymentMethod[]; readonly isLoading: boolean } {
  const dispatch = useAppDispatch();
  const methods = useAppSelector((state) => state.cart.paymethods);
  const [isLoading, setLoading] = useState(true);
  const read = async () => {
    try {
      await dispatch(loadPaymethods());
    } catch (error) {
      // The list of the cart remains.
      if (!(error instanceof ApiFailure)) throw error;
    }
    setLoading(false);
  };
  useAbortableEffect(true, () => void read());
  return { methods, isLoading: isLoading && methods.length === 0 };
}
