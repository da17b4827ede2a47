import { useState } from 'react';
import { ApiFailure, type Cart, type Leadtime } from '@shop/api';
import { useAppSelector, loadLeadtimes, useAppDispatch } from '@shop/state';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';

/** Days and slots of the cart's parcels, read again when parcels or destinations change. */
export function useLeadtimes(cart: Cart): { readonly leadtimes: readonly Leadtime[]; readonly isLoading: boolean } {
  const dispatch = useAppDispatch();
  const leadtimes = useAppSelector((state) => state.cart.leadtimes);
  const [isLoading, setLoading] = useState(true);
  const key = cart.detail.shippings
    .map((shipping) => `${shipping.address?.postal_code}:${shipping.packings.map((packing) => packing.key).join()}`)
    .join(' ');
  const read = async () => {
    setLoading(true);
    try {
      await dispatch(loadLeadtimes());
      setLoading(false);
    } catch (error) {
      // A newer request has replaced it; after any other failure the parcels have 指定なし.
      if (error instanceof ApiFailure && error.kind !== 'aborted') setLoading(false);
    }
  };
  useAbortableEffect(key, () => void read());
  return { leadtimes, isLoading };
}
