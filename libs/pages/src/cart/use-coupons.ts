import { useState } from 'react';
import type { Cart } from '@shop/api';
import { browserShop } from '@shop/state';
import type { CouponEntry } from '@shop/theming';
import { useCartWrites } from '../checkout/use-cart-writes.ts';

/** Coupons of the cart; a refusal stays beside the field with what was typed. */
export function useCoupons(cart: Cart | null): CouponEntry {
  const { isSaving, failure, write } = useCartWrites();
  const [attempted, setAttempted] = useState(false);
  return {
    applied: cart?.detail.coupons.map(({ code, name, discount }) => ({ code, name, discount })) ?? [],
    status: isSaving ? 'sending' : 'idle',
    error: attempted ? failure : null,
    onAdd: (code) => {
      setAttempted(true);
      void write(() => browserShop().dispatch('addCoupon', code));
    },
    onRemove: (code) => void write(() => browserShop().dispatch('removeCoupon', code)),
  };
}
