import type { HandoverCode } from '@shop/api';
import type { Zone } from '../../delivery/zone.ts';

/** The pieces of a line in a parcel; `quantity` is a positive integer. */
export interface Piece {
  line_key: string;
  quantity: number;
}

/** What an order agreed about a parcel. */
export interface AgreedParcel {
  carrier: { code: string; name: string };
  time_slot: { code: string; label: string } | null;
  expected: { date: string; ship_date: string };
  /** The payment deadline of that day; null when nothing is paid in advance. */
  pay_by: string | null;
}

/**
 * A parcel of a destination, identified by (destination, split, zone, carrier); `key` is stable while these are.
 * `split` is 0 for parcels made by the rules, higher for those the shopper added. Null `delivery_date` and `time_slot`
 * mean 「指定なし」 (D-04).
 */
export interface Packing {
  key: string;
  split: number;
  zone: Zone;
  carrier: string;
  delivery_date: string | null;
  time_slot: string | null;
  /** How the parcel is handed over; absent for in person. */
  handover?: HandoverCode;
  products: Piece[];
  /** Only while an order is amended, for a parcel whose days are not affected. */
  agreed?: AgreedParcel;
}

/** The fields of a destination that allocation needs; others are preserved. */
export interface Destination {
  key: string;
  packings: Packing[];
}

/** The fields of a line that allocation needs. */
export interface AllocationLine {
  key: string;
  quantity: number;
  zone: Zone;
  /** The cool zones that an ambient product may be shipped in. */
  rides_with: readonly Zone[];
}
