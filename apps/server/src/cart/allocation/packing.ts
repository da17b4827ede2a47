import type { HandoverCode } from '@shop/api';

/** Temperature zone of goods and of a parcel (catalogue: 常温, 冷蔵, 冷凍). */
export type Zone = 'ambient' | 'chilled' | 'frozen';

/** Pieces of one line inside one parcel; `quantity` is a positive integer. */
export interface Piece {
  line_key: string;
  quantity: number;
}

/**
 * One parcel of a destination. Its meaning is (destination, split, zone, carrier); `key` lives as long as the meaning.
 * `split` is 0 for the parcels the rules make and grows for parcels that the shopper asked for.
 * `delivery_date` null means 「指定なし(最短でお届け)」, `time_slot` null means 「指定なし」 (D-04).
 */
export interface Packing {
  key: string;
  split: number;
  zone: Zone;
  carrier: string;
  delivery_date: string | null;
  time_slot: string | null;
  /** How it is to be handed over; absent for in person. */
  handover?: HandoverCode;
  products: Piece[];
}

/** What the allocation needs to know of a destination; a cart's shipping has more fields, which are kept untouched. */
export interface Destination {
  key: string;
  packings: Packing[];
}

/** What the allocation needs to know of a line: how many pieces, how they are kept, what they may travel with. */
export interface AllocationLine {
  key: string;
  quantity: number;
  zone: Zone;
  /** Cool zones that an ambient product may travel in without harm. */
  rides_with: readonly Zone[];
}
