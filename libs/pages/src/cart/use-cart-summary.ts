import type { Cart } from '@shop/api';
import { paths, withQuery } from '@shop/constants';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { freeCarriage, selectCanCheckout, useAppSelector, trackCart, addShipping, useAppDispatch } from '@shop/state';
import type { CartSummaryProps } from '@shop/theming';
import { useNavigate } from 'react-router';
import { leadToRefusedQuantity } from '../checkout/lead-to-refused-quantity.ts';
import { extraParcel } from '../purchase/parcels.ts';
import { sumsOfCart } from '../purchase/sums.ts';
import { useCoupons } from '../checkout/use-coupons.ts';
import { usePoints } from '../checkout/use-points.ts';
import { useCartWrites } from '../checkout/use-cart-writes.ts';
import { isPaymentComplete } from '../confirm/use-payment-choice.ts';
import type { TrackDetails, TrackName } from '@shop/state';

/** Sums, coupons and the ways to the order; null while the cart is unknown. */
export function useCartSummary(cart: Cart | null, isSelling: boolean): CartSummaryProps | null {
  const dispatch = useAppDispatch();
  const t = useCopy(checkoutCopy);
  const navigate = useNavigate();
  const canCheckout = useAppSelector(selectCanCheckout);
  const isPending = useAppSelector((state) => Object.keys(state.progress.pendingLines).length > 0);
  const isMember = useAppSelector((state) => state.auth.isLogin);
  const mainAddress = useAppSelector(
    (state) => state.address.addresses.find((address) => address.is_default)?.id ?? null,
  );
  const coupon = useCoupons(cart);
  const points = usePoints(cart);
  const { isSaving, write } = useCartWrites();
  if (!cart) return null;

  const destination = cart.quote.destinations.length === 1 ? cart.quote.destinations[0] : undefined;
  const status = isPending || isSaving ? 'saving' : canCheckout ? 'ready' : 'blocked';
  const startExpress = async (addressId: number) => {
    if (leadToRefusedQuantity()) return;
    dispatch(trackCart('begin_checkout'));
    const needsAddress = cart.detail.shippings.every((shipping) => shipping.address === null);
    const done = needsAddress ? await write(() => dispatch(addShipping({ user_address_id: addressId }))) : cart;
    if (!done) return;
    const isPaid = isPaymentComplete(done);
    for (const [name, details] of expressEvents(done, isPaid)) dispatch(trackCart(name, details));
    void navigate(isPaid ? paths.cartConfirm() : paths.cartPayment());
  };

  return {
    sums: sumsOfCart(cart),
    freeCarriage: freeCarriage(destination),
    extraParcel: extraParcel(destination),
    coupon,
    points,
    checkout: {
      status,
      reason: status === 'blocked' ? (isSelling ? t.cart.blockedProblem : t.cart.blockedSelling) : null,
      onStart: () => {
        if (leadToRefusedQuantity()) return;
        dispatch(trackCart('begin_checkout'));
        void navigate(paths.cartShippingSelect());
      },
    },
    loginHref: isMember ? null : withQuery(paths.login(), { back: paths.cart() }),
    express: isMember && mainAddress !== null ? { onExpress: () => void startExpress(mainAddress) } : null,
  };
}

/** Returns the events of the steps that express checkout skips: delivery, and payment if it is complete (P-27). */
export function expressEvents(
  { quote, detail }: Pick<Cart, 'quote' | 'detail'>,
  isPaymentComplete: boolean,
): [TrackName, TrackDetails][] {
  const zones = new Set(quote.parcels.map(({ zone }) => zone));
  const { payment_code } = detail.order;
  return [
    ['add_shipping_info', { shipping_tier: [...zones].join(',') }],
    ...(isPaymentComplete && payment_code !== null
      ? ([['add_payment_info', { payment_type: payment_code }]] satisfies [TrackName, TrackDetails][])
      : []),
  ];
}
