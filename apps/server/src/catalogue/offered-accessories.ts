import type { CatalogueRows, ProductRow } from './catalogue.queries.ts';

/** Most extras that are offered beside one product. */
const mostOffered = 20;

/**
 * What is offered beside each product, in the order of the shop: product id → key of the extra → most pieces for one of the
 * product. Only goods of the same assortment that may travel with the product and need no measurements are offered.
 */
export function offeredAccessories({
  products,
  accessories,
}: Pick<CatalogueRows, 'products' | 'accessories'>): Map<number, Map<string, number>> {
  const byId = new Map(products.map((row) => [row.id, row]));
  const offered = new Map<number, Map<string, number>>();
  for (const { productId, accessoryId, mostPerPiece } of accessories) {
    const [product, extra] = [byId.get(productId), byId.get(accessoryId)];
    if (!product || !extra || extra.measurements.length > 0 || !mayTravelWith(extra, product)) continue;
    const beside = offered.get(productId) ?? new Map<string, number>();
    offered.set(productId, beside);
    if (beside.size < mostOffered) beside.set(extra.key, mostPerPiece);
  }
  return offered;
}

/** Whether an extra keeps in the parcel of a product: in its own zone, or as ambient goods that bear the cold. */
function mayTravelWith(extra: ProductRow, { zone }: ProductRow): boolean {
  if (extra.zone === zone) return true;
  return extra.zone === 'ambient' && (zone === 'chilled' ? extra.isChilledOk : extra.isFrozenOk);
}
