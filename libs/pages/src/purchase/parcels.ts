import type { CartLine, CartPacking, Quote, QuoteDestination, QuoteParcel } from '@shop/api';
import type { ParcelFeeView, ParcelView } from '@shop/theming';
import { packedPieces, pieceOfLine } from './pieces.ts';

/** Returns the fees of parcels; null if the quote has none of them. */
export function parcelFee(parcels: readonly QuoteParcel[]): ParcelFeeView | null {
  if (parcels.length === 0) return null;
  const sum = (pick: (parcel: QuoteParcel) => number) => parcels.reduce((total, parcel) => total + pick(parcel), 0);
  return {
    carriage: sum((parcel) => (parcel.is_free_carriage ? 0 : parcel.carriage)),
    cool: sum((parcel) => parcel.cool_fee),
    island: sum((parcel) => parcel.island_fee),
    total: sum((parcel) => parcel.total),
    isFreeCarriage: parcels.every((parcel) => parcel.is_free_carriage),
  };
}

/** A parcel of the cart with its contents and its price. */
export function parcelView(packing: CartPacking, lines: readonly CartLine[], quote: Quote): ParcelView {
  return {
    key: packing.key,
    zone: packing.zone,
    ridingZones: packing.riding_zones,
    carrier: packing.carrier.name,
    pieces: packedPieces(lines, [packing], pieceOfLine),
    fee: parcelFee(quote.parcels.filter((parcel) => parcel.packing_key === packing.key)),
  };
}

/** Returns the reason why mixed temperature zones add a parcel (C-03); null if they do not. */
export function extraParcel(destination: QuoteDestination | undefined) {
  if (!destination || destination.extra_parcel_fee === 0) return null;
  return { fee: destination.extra_parcel_fee, reason: destination.extra_parcel_reason ?? '' };
}
