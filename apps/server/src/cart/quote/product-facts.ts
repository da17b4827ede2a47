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
  noshi_ok: boolean;
  wrap_ok: boolean;
}
