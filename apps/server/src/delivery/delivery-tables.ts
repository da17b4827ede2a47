import type { HandoverCode } from '@shop/api';
import type { Zone } from './zone.ts';

/** A carrier and the time slots it can promise, in the order of the day (D-06). */
export interface Carrier {
  code: string;
  name: string;
  slots: { code: string; label: string }[];
  /** The handovers besides in person that the shop has agreed with it. */
  handovers: HandoverCode[];
}

/** The route of products of one zone to one fee area: carrier, transit days, unavailable slots. */
export interface Route {
  area: string;
  zone: Zone;
  carrier: string;
  transit_days: number;
  closed_slots: string[];
  /** Slots that need one more transit day: the first delivery of the day is later in this area (D-06). */
  late_slots: string[];
}

/** A remote island, by the beginning of its postal codes (digits only). */
export interface Island {
  postal_prefix: string;
  name: string;
  extra_days: number;
  surcharge: number;
  takes_cool: boolean;
}

/** Days on which a carrier does not deliver to some prefectures (typhoon, snow); both ends belong to it (D-02). */
export interface Blockage {
  prefectures: string[];
  from: string;
  to: string;
  reason: string;
}

/** Every figure of the delivery engine; data of the shop, never constants of the program (D-01). Yen include tax. */
export interface DeliveryTables {
  cutoff: string;
  closed_weekdays: number[];
  closes_on_holidays: boolean;
  closed_days: ReadonlyMap<string, string>;
  /** The days for which a carrier may store a parcel of this zone before the chosen day. */
  hold_days: Record<Zone, number>;
  list_days: number;
  area_of_prefecture: ReadonlyMap<string, string>;
  carriers: ReadonlyMap<string, Carrier>;
  routes: Route[];
  islands: Island[];
  blockages: Blockage[];
  sizes: { size: number; max_weight_g: number }[];
  carriage: { area: string; size: number; fee: number }[];
  cool_fees: { size: number; zone: Zone; fee: number }[];
  free_carriage_from: number | null;
  wrappings: { code: string; name: string; fee: number }[];
  /** Whether wrapping must be chosen wherever the products can be wrapped. */
  is_wrapping_required: boolean;
  /** An order may go to several destinations (ORDER.SHIPPING.IS_ALLOW_MULTIPLE). */
  is_several_allowed: boolean;
}
