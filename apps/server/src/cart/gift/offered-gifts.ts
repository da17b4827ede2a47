import type { Channel } from '../../platform/channel/channel.ts';
import type { ShippingDocument } from '../cart-document.ts';
import type { CartRow } from '../cart.queries.ts';

/**
 * Returns an open cart without sender, noshi, wrapping and messages that the channel no longer offers (ORDER.GIFT): no
 * screen could remove them.
 */
export function withOfferedGifts(row: CartRow, { settings }: Pick<Channel, 'settings'>): CartRow {
  const { GIFT } = settings.ORDER;
  const isWrapping = (code: string) => GIFT.IS_USE_WRAPPING && GIFT.WRAPPINGS.some((known) => known.code === code);
  const offered = (shipping: ShippingDocument): ShippingDocument => ({
    ...shipping,
    sender: GIFT.IS_USE_SENDER ? shipping.sender : null,
    noshi: GIFT.IS_USE_NOSHI ? shipping.noshi : null,
    message: GIFT.IS_USE_MESSAGE ? shipping.message : null,
    wrapping_code:
      shipping.wrapping_code !== null && isWrapping(shipping.wrapping_code) ? shipping.wrapping_code : null,
  });
  if (row.state !== 'open') return row;
  return { ...row, document: { ...row.document, shippings: row.document.shippings.map(offered) } };
}
