import type { ParcelFeeView } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';

/** The fees of a parcel, part by part: 送料 880円、クール代 330円. */
export function ParcelFee({ fee }: { fee: ParcelFeeView }) {
  const t = useCopy(checkoutCopy);
  return <span>{t.cart.feeParts(fee.isFreeCarriage ? 0 : fee.carriage, fee.cool, fee.island)}</span>;
}
