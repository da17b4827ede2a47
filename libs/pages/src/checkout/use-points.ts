import type { Cart } from '@shop/api';
import { useAppSelector, spendPoints, useAppDispatch } from '@shop/state';
import type { PointsEntry } from '@shop/theming';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import { useCartWrites } from './use-cart-writes.ts';
import { useOptionalQuery } from '../timing/use-optional-query.ts';

/** The member's points for this cart; null for guests, without points, and if the shop does not use points. */
export function usePoints(cart: Cart | null): PointsEntry | null {
  const dispatch = useAppDispatch();
  const isOffered = useShopFrame().settings.MEMBER.IS_USE_POINT ?? true;
  const isLogin = useAppSelector(({ auth }) => auth.isLogin) && isOffered;
  // An order can be placed without them.
  const available =
    useOptionalQuery(isLogin, (api, signal) =>
      api.GET('/v1/me/points', { signal }).then(({ data }) => data.available),
    ) ?? 0;
  const { isSaving, failure, write } = useCartWrites();
  if (!cart || available === 0) return null;
  const { totals } = cart.quote;
  return {
    available,
    used: totals.discount_points,
    // Points pay for products after coupons.
    most: Math.max(0, Math.min(available, totals.goods - totals.discount_coupons)),
    payment: totals.payment,
    status: isSaving ? 'sending' : 'idle',
    error: failure,
    onUse: (points) => void write(() => dispatch(spendPoints(points))),
  };
}
