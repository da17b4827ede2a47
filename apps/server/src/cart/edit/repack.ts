import { findRoute } from '../../delivery/find-route.ts';
import type { DeliveryTables } from '../../delivery/delivery-tables.ts';
import { matrixOf, type Cell } from '../allocation/matrix.ts';
import { pack } from '../allocation/pack.ts';
import type { AllocationLine } from '../allocation/packing.ts';
import type { CartDocument } from '../cart-document.ts';
import type { ProductInputs } from '../quote/product-inputs.ts';

/** The context of edits. */
export interface EditContext {
  products: ReadonlyMap<string, ProductInputs>;
  delivery: DeliveryTables;
}

/**
 * Repacks the parcels after a change of lines, destinations or the matrix; every edit ends here. `cells` is the new
 * matrix, by default the current one; pieces of missing lines or destinations are dropped.
 */
export function repack(
  document: CartDocument,
  context: EditContext,
  cells: readonly Cell[] = matrixOf(document.shippings),
): CartDocument {
  let next = document.next_key;
  const shippings = pack(document.shippings, cells, {
    lines: document.lines.map((line) => allocationLine(line, context.products)),
    carrierOf: (shipping, zone) => findRoute(shipping.address, zone, context.delivery).carrier.code,
    newKey: () => `p${next++}`,
  });
  return { ...document, shippings, next_key: next };
}

function allocationLine(
  line: CartDocument['lines'][number],
  products: ReadonlyMap<string, ProductInputs>,
): AllocationLine {
  const product = products.get(line.product_key);
  // Ambient products are shipped cool only if their extras may be, too.
  const ridesWith = (line.accessories ?? []).reduce(
    (zones, { product_key }) => zones.filter((zone) => products.get(product_key)?.rides_with.includes(zone) ?? true),
    product?.rides_with ?? [],
  );
  // A product that left the catalogue remains in the cart as ambient, so that it is reported.
  return { key: line.key, quantity: line.quantity, zone: product?.zone ?? 'ambient', rides_with: ridesWith };
}
