import type { MeasurementName } from '@shop/constants';
import type { Zone } from '../allocation/packing.ts';
import { catalogueOf } from '../../catalogue/find-shown.ts';
import { goodsOf } from '../../catalogue/shown-product.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue.ts';
import type { Ctx } from '../../context/ctx.ts';

type LastingFacts = Omit<ProductFacts, 'stock'>;

const lasting = new WeakMap<CatalogueProduct, LastingFacts>();

/** The class that decides the tax rate. */
export type TaxClass = 'reduced' | 'standard';

/** The values of a product that a quote needs today. Prices are integer yen including tax. */
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

/**
 * Returns the values of these products of the channel by key, from the cached catalogue and stock; unknown keys are
 * left out.
 */
export function productFactsOf(
  ctx: Pick<Ctx, 'snapshots' | 'channel'>,
  keys: Iterable<string>,
): Map<string, ProductFacts> {
  const facts = new Map<string, ProductFacts>();
  const catalogue = catalogueOf(ctx);
  for (const key of keys) {
    const product = goodsOf(catalogue, key);
    if (product)
      facts.set(key, { ...lastingFacts(product), stock: ctx.snapshots.stock.value.get(product.row.id) ?? 0 });
  }
  return facts;
}

function lastingFacts(product: CatalogueProduct): LastingFacts {
  const known = lasting.get(product);
  if (known) return known;
  const { row } = product;
  const facts: LastingFacts = {
    id: row.id,
    key: row.key,
    name: row.name,
    unit_price: row.price,
    tax_class: row.taxClass,
    zone: row.zone,
    rides_with: row.zone === 'ambient' ? ridesWith(row.isChilledOk, row.isFrozenOk) : [],
    net_weight_g: row.netWeightG ?? 0,
    lead_days: row.leadDays,
    purchase_limit: row.purchaseLimit,
    suspended_reason: row.saleStatus === 'suspended' ? (row.suspendReason ?? 'ただいま販売を休止しています。') : null,
    sale_ends_on: row.saleEndsOn,
    noshi_ok: row.isNoshi,
    wrap_ok: row.isWrapping,
    e_gift_ok: row.isEGift,
    measurements: row.measurements,
    is_extra: row.isExtra,
    accessories: product.accessories,
  };
  lasting.set(product, facts);
  return facts;
}

function ridesWith(isChilledOk: boolean, isFrozenOk: boolean): Zone[] {
  return [...(isChilledOk ? (['chilled'] as const) : []), ...(isFrozenOk ? (['frozen'] as const) : [])];
}
