import type { Zone } from './zone.ts';
import type { DeliveryTables } from './delivery-tables.ts';
import type { FoundRoute } from './find-route.ts';

/** What one parcel costs to send, in tax-included integer yen. */
export interface ParcelFees {
  carriage: number;
  cool: number;
  island: number;
}

/**
 * Reads the fees of a parcel from the tables: shipping fee by area and size of each box, cool surcharge by size and
 * zone, island surcharge per box (C-04).
 * @throws RangeError when the tables lack a figure
 */
export function parcelFees(
  zone: Zone,
  boxes: readonly number[],
  route: FoundRoute,
  tables: DeliveryTables,
): ParcelFees {
  const fees: ParcelFees = { carriage: 0, cool: 0, island: 0 };
  for (const size of boxes) {
    const carriage = tables.carriage.find((row) => row.area === route.area && row.size === size);
    if (!carriage) throw new RangeError(`no carriage for ${route.area}, size ${size}`);
    fees.carriage += carriage.fee;
    fees.cool += zone === 'ambient' ? 0 : coolFee(zone, size, tables);
    fees.island += route.island?.surcharge ?? 0;
  }
  return fees;
}

function coolFee(zone: Zone, size: number, tables: DeliveryTables): number {
  const row = tables.cool_fees.find((known) => known.zone === zone && known.size === size);
  if (!row) throw new RangeError(`no cool fee for ${zone}, size ${size}`);
  return row.fee;
}
