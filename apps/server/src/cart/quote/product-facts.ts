import type { MeasurementName } from '@shop/constants';
import type { Zone } from '../allocation/packing.ts';

/** Class of goods by which the tax rate is found. */
export type TaxClass = 'reduced' | 'standard';

/** What a quote must know of a product today. Prices are tax-included integer yen. */
export interface ProductFacts {
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
  /** Most pieces one order may hold, or null. */
  purchase_limit: number | null;
  /** Why the product is not sold at present (import stop, season), or null when it is. */
  suspended_reason: string | null;
  /** Last day (JST) on which it is sold, or null. */
  sale_ends_on: string | null;
  noshi_ok: boolean;
  wrap_ok: boolean;
  /** Whether it may be sent as a social gift. */
  e_gift_ok: boolean;
  /** Parts of the body that must be given with it. */
  measurements: readonly MeasurementName[];
  /** Sold only beside other goods: never a line of its own. */
  is_extra: boolean;
  /** What is offered beside it: product key → most pieces for one of it. */
  accessories: ReadonlyMap<string, number>;
}
