import { matrixOf } from '../allocation/matrix.ts';
import { divideLine, resizeLine, type Share } from '../allocation/matrix-moves.ts';
import type { CartDocument, LineDocument, SeenValues, ShippingDocument } from '../cart-document.ts';
import { withFittingAccessories } from './edit-accessories.ts';
import { repack, type EditContext } from './repack.ts';

/** A product to add. */
export interface NewLine {
  product_key: string;
  quantity: number;
  options: Record<string, string>;
  seen: SeenValues;
}

/**
 * Adds products: increases a line with the same options, otherwise appends one. New pieces go to the first destination,
 * which is created if there is none.
 */
export function addLines(document: CartDocument, added: readonly NewLine[], context: EditContext): CartDocument {
  return added.reduce((cart, line) => addLine(cart, line, context), withDestination(document));
}

function addLine(document: CartDocument, added: NewLine, context: EditContext): CartDocument {
  const same = document.lines.find((line) => line.product_key === added.product_key && hasSameOptions(line, added));
  if (same) return resize(document, same.key, same.quantity + added.quantity, context);
  const line: LineDocument = { key: `l${document.next_key}`, ...added };
  const cart = { ...document, next_key: document.next_key + 1, lines: [...document.lines, { ...line, quantity: 0 }] };
  return resize(cart, line.key, line.quantity, context);
}

/** Sets the quantity of a line; 0 removes it. It grows at the first destination and shrinks from the last. */
export function resize(document: CartDocument, lineKey: string, quantity: number, context: EditContext): CartDocument {
  const home = document.shippings[0]?.key ?? '';
  const cells = resizeLine(matrixOf(document.shippings), lineKey, quantity, home);
  return repack(withQuantity(document, lineKey, quantity, context), context, cells);
}

/** Writes one row of the matrix; the sum becomes the quantity of the line. */
export function divide(
  document: CartDocument,
  lineKey: string,
  shares: readonly Share[],
  context: EditContext,
): CartDocument {
  const quantity = shares.reduce((sum, share) => sum + share.quantity, 0);
  const cells = divideLine(matrixOf(document.shippings), lineKey, shares);
  return repack(withQuantity(document, lineKey, quantity, context), context, cells);
}

function withQuantity(document: CartDocument, lineKey: string, quantity: number, context: EditContext): CartDocument {
  const lines = document.lines
    .map((line) => (line.key === lineKey ? withFittingAccessories({ ...line, quantity }, context) : line))
    .filter((line) => line.quantity > 0);
  return { ...document, lines };
}

function withDestination(document: CartDocument): CartDocument {
  if (document.shippings.length > 0) return document;
  return { ...document, next_key: document.next_key + 1, shippings: [emptyShipping(`s${document.next_key}`)] };
}

/** Returns a destination without address and wishes. */
export function emptyShipping(key: string): ShippingDocument {
  return {
    key,
    address: null,
    user_address_id: null,
    sender: null,
    noshi: null,
    wrapping_code: null,
    message: null,
    packings: [],
  };
}

function hasSameOptions(line: LineDocument, added: NewLine): boolean {
  const [mine, theirs] = [Object.entries(line.options), added.options];
  return mine.length === Object.keys(theirs).length && mine.every(([name, value]) => theirs[name] === value);
}
