import type { Cell } from '../../cart/allocation/matrix.ts';
import { matrixOf, sumCells } from '../../cart/allocation/matrix.ts';
import type { CartDocument, LineDocument, ShippingDocument } from '../../cart/cart-document.ts';
import { withFittingAccessories } from '../../cart/edit/edit-accessories.ts';
import { repack, type EditContext } from '../../cart/edit/repack.ts';
import type { ProductInputs } from '../../cart/quote/product-inputs.ts';

/** A product to add to a destination, at today's price and tax rate. */
export interface AddedProduct {
  product: ProductInputs;
  quantity: number;
  rate_percent: number;
  shippingKey: string;
}

/** Sets the quantity of a line or of an extra by its key; 0 removes it. Parcels without the line are unchanged. */
export function setQuantity(cart: CartDocument, key: string, quantity: number, context: EditContext): CartDocument {
  const line = cart.lines.find((known) => known.key === key);
  return line ? setLine(cart, line, quantity, context) : setExtra(cart, key, quantity);
}

function setLine(cart: CartDocument, line: LineDocument, quantity: number, context: EditContext): CartDocument {
  const lines = cart.lines
    .map((known) => (known.key === line.key ? withFittingAccessories({ ...known, quantity }, context) : known))
    .filter((known) => known.quantity > 0);
  const cells = resized(matrixOf(cart.shippings), line.key, quantity);
  return repackChanged({ ...cart, lines }, context, cells);
}

/** New pieces go to the first parcel of the line; removed ones are taken from the last. */
function resized(cells: readonly Cell[], lineKey: string, quantity: number): Cell[] {
  const own = cells.filter((cell) => cell.line_key === lineKey);
  let change = quantity - own.reduce((sum, cell) => sum + cell.quantity, 0);
  const [first] = own;
  const order = change > 0 && first ? [first] : own.toReversed();
  const changed = new Map<Cell, Cell>();
  for (const cell of order) {
    const next = Math.max(0, cell.quantity + change);
    change -= next - cell.quantity;
    changed.set(cell, { ...cell, quantity: next });
  }
  return sumCells(cells.map((cell) => changed.get(cell) ?? cell));
}

/** An extra is in the parcels of its line, so that no parcel changes. */
function setExtra(cart: CartDocument, key: string, quantity: number): CartDocument {
  const lines = cart.lines.map((line) => {
    if (!line.accessories?.some((extra) => extra.key === key)) return line;
    const accessories = line.accessories
      .map((extra) => (extra.key === key ? { ...extra, quantity } : extra))
      .filter((extra) => extra.quantity > 0);
    return { ...line, accessories };
  });
  return { ...cart, lines };
}

/** Adds a product as a line of its own, in a parcel of the destination that may carry it. */
export function addProduct(
  cart: CartDocument,
  { product, quantity, rate_percent, shippingKey }: AddedProduct,
  context: EditContext,
): CartDocument {
  const { unit_price, tax_class, name } = product;
  const line: LineDocument = {
    key: `l${cart.next_key}`,
    product_key: product.key,
    quantity,
    options: {},
    seen: { unit_price, rate_percent, is_sellable: true },
    agreed: { name, quantity: 0, unit_price, rate_percent, tax_class },
  };
  const packings = cart.shippings.find(({ key }) => key === shippingKey)?.packings ?? [];
  const parcel =
    packings.find(({ zone }) => zone === product.zone) ??
    packings.find(({ zone }) => product.rides_with.includes(zone)) ??
    null;
  const split = parcel?.split ?? Math.max(-1, ...packings.map((packing) => packing.split)) + 1;
  const cells = [...matrixOf(cart.shippings), { line_key: line.key, shipping_key: shippingKey, split, quantity }];
  return repackChanged({ ...cart, next_key: cart.next_key + 1, lines: [...cart.lines, line] }, context, cells);
}

/** Changes fields of a destination; its parcels are packed again when its address moves. */
export function changeDestination(
  cart: CartDocument,
  key: string,
  changes: Partial<ShippingDocument>,
  context: EditContext,
): CartDocument {
  const shippings = cart.shippings.map((shipping) => (shipping.key === key ? { ...shipping, ...changes } : shipping));
  const changed = { ...cart, shippings };
  return changes.address ? repackChanged(changed, context, matrixOf(shippings), key) : changed;
}

/**
 * Packs again the destinations whose pieces changed, and the one named `moved`: the tables of today may name another
 * carrier for the others. Destinations without pieces are removed.
 */
function repackChanged(cart: CartDocument, context: EditContext, cells: readonly Cell[], moved?: string): CartDocument {
  const packed = repack(cart, context, cells);
  const pieces = ({ packings }: ShippingDocument) =>
    JSON.stringify(packings.map(({ split, products }) => [split, products]));
  const shippings = packed.shippings.map((shipping, index) => {
    const before = cart.shippings[index];
    return before && shipping.key !== moved && pieces(before) === pieces(shipping) ? before : shipping;
  });
  return { ...packed, shippings: shippings.filter(({ packings }) => packings.length > 0) };
}
