import type { Cart } from '@shop/api';
import type { TrackDetails, TrackName } from '@shop/state';

/** What the express way tells of the steps it passes by: delivery always, payment where the cart knows how (P-27). */
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
