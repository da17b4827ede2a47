import { findRoute } from '../../delivery/find-route.ts';
import type { DeliveryTables } from '../../delivery/delivery-tables.ts';
import { matrixOf, type Cell } from '../allocation/matrix.ts';
import { pack } from '../allocation/pack.ts';
import type { AllocationLine } from '../allocation/packing.ts';
import type { CartDocument } from '../cart-document.ts';
import type { ProductFacts } from '../quote/product-facts.ts';

/** What edits must know of the outside. */
export interface EditFacts {
  products: ReadonlyMap<string, ProductFacts>;
  delivery: DeliveryTables;
}

/**
 * Makes the parcels anew after lines, destinations or the matrix changed; every edit ends here. `cells` is the wanted matrix,
 * by default the one that stands. Pieces of lines or destinations that no longer exist are dropped.
 */
export function repack(
  document: CartDocument,
  facts: EditFacts,
  cells: readonly Cell[] = matrixOf(document.shippings),
): CartDocument {
  let next = document.next_key;
  const shippings = pack(document.shippings, cells, {
    lines: document.lines.map((line) => allocationLine(line, facts.products)),
    carrierOf: (shipping, zone) => findRoute(shipping.address, zone, facts.delivery).carrier.code,
    newKey: () => `p${next++}`,
  });
  return { ...document, shippings, next_key: next };
}

function allocationLine(
  line: CartDocument['lines'][number],
  products: ReadonlyMap<string, ProductFacts>,
): AllocationLine {
  const product = products.get(line.product_key);
  // Ambient goods ride along in the cold only with extras that bear it too.
  const ridesWith = (line.accessories ?? []).reduce(
    (zones, { product_key }) => zones.filter((zone) => products.get(product_key)?.rides_with.includes(zone) ?? true),
    product?.rides_with ?? [],
  );
  // A product that left the catalogue cannot be bought; it stays in the cart, to be told about, as ambient goods.
  return { key: line.key, quantity: line.quantity, zone: product?.zone ?? 'ambient', rides_with: ridesWith };
}
