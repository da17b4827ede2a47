import type { Zone } from '../../delivery/zone.ts';
import { catalogueOf } from '../../catalogue/catalogue-of.ts';
import { goodsOf } from '../../catalogue/shown-product.ts';
import type { ProductRow } from '../../catalogue/catalogue.queries.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue-product.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { stockSnapshot } from '../../catalogue/catalogue.snapshots.ts';
import type { ProductInputs } from './product-inputs.ts';

type LastingInputs = Omit<ProductInputs, 'stock'>;

const lasting = new WeakMap<CatalogueProduct, LastingInputs>();

/**
 * Returns the values of these products of the channel by key, from the cached catalogue and stock; unknown keys are
 * left out.
 */
export function productInputsOf(
  ctx: Pick<Ctx, 'snapshots' | 'channel' | 'clock'>,
  keys: Iterable<string>,
): Map<string, ProductInputs> {
  const context = new Map<string, ProductInputs>();
  const catalogue = catalogueOf(ctx);
  for (const key of keys) {
    const product = goodsOf(catalogue, key);
    if (product)
      context.set(key, {
        ...lastingInputs(product),
        stock: ctx.snapshots.read(stockSnapshot).get(product.row.id) ?? 0,
      });
  }
  return context;
}

function lastingInputs(product: CatalogueProduct): LastingInputs {
  const known = lasting.get(product);
  if (known) return known;
  const context = lastingInputsOf(product.row, product.accessories);
  lasting.set(product, context);
  return context;
}

/** Returns the values of a product, without its stock, from its row and the extras offered with it. */
export function lastingInputsOf(row: ProductRow, accessories: LastingInputs['accessories']): LastingInputs {
  return {
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
    accessories,
  };
}

function ridesWith(isChilledOk: boolean, isFrozenOk: boolean): Zone[] {
  return [...(isChilledOk ? (['chilled'] as const) : []), ...(isFrozenOk ? (['frozen'] as const) : [])];
}
