import { useState } from 'react';
import type { Cart } from '@shop/api';
import { pointsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { addCoupon, removeCoupon, useAppSelector, useAppDispatch } from '@shop/state';
import type { CouponEntry, OwnCoupon } from '@shop/theming';
import { useCartWrites } from './use-cart-writes.ts';
import { couponRow } from '../point/point-views.ts';
import { useOptionalQuery } from '../timing/use-optional-query.ts';

/** The coupons of the cart, and those that the member can use. A refusal is shown at the field with the typed code. */
export function useCoupons(cart: Cart | null): CouponEntry {
  const dispatch = useAppDispatch();
  const { isSaving, failure, write } = useCartWrites();
  const [attempted, setAttempted] = useState(false);
  const own = useOwnCoupons();
  const applied = cart?.detail.coupons.map(({ code, name, discount }) => ({ code, name, discount })) ?? [];
  return {
    applied,
    status: isSaving ? 'sending' : 'idle',
    error: attempted ? failure : null,
    mine: own.filter(({ code }) => !applied.some((one) => one.code === code)),
    onAdd: (code) => {
      setAttempted(true);
      void write(() => dispatch(addCoupon(code)));
    },
    onRemove: (code) => void write(() => dispatch(removeCoupon(code))),
  };
}

function useOwnCoupons(): readonly OwnCoupon[] {
  const t = useCopy(pointsCopy).coupons;
  const isLogin = useAppSelector(({ auth }) => auth.isLogin);
  // Without them a code can be typed all the same.
  const coupons = useOptionalQuery(isLogin, (api, signal) =>
    api.GET('/v1/me/coupons', { params: { query: { per: 'all' } }, signal }).then(({ data }) => data),
  );
  return (coupons ?? []).map(couponRow).map(({ code, name, minimum, until, reason }) => ({
    code,
    name,
    terms: [t.minimum(minimum), t.until(until)].join(' '),
    reason,
  }));
}
