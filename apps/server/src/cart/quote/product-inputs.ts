import type { MeasurementName } from '@shop/constants';
import type { Zone } from '../../delivery/zone.ts';

/** The class that decides the tax rate. */
export type TaxClass = 'reduced' | 'standard';

/** The values of a product that a quote needs today. Prices are integer yen including tax. */
export interface ProductInputs {
  id: number;
  key: string;
  name: string;
  unit_price: number;
  tax_class: TaxClass;
  zone: Zone;
  rides_with: readonly Zone[];
  net_weight_g: number;
  lead_days: number;
  /** Pieces that can be sold now. */
  stock: number;
  /** The most pieces per order, or null. */
  purchase_limit: number | null;
  /** Why the product is not sold now (import stop, season), or null. */
  suspended_reason: string | null;
  /** The last day of sale, or null. */
  sale_ends_on: string | null;
  noshi_ok: boolean;
  wrap_ok: boolean;
  /** Whether it may be sent as a social gift. */
  e_gift_ok: boolean;
  /** The body measurements that the product needs. */
  measurements: readonly MeasurementName[];
  /** Sold only as an extra, never as a line. */
  is_extra: boolean;
  /** The extras offered with it: product key → most pieces per piece. */
  accessories: ReadonlyMap<string, number>;
}
