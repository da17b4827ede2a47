import type { AccessoryDocument, CartDocument, LineDocument } from '../cart-document.ts';
import { repack, type EditContext } from './repack.ts';

/** A paid extra to add to a line. */
export type NewAccessory = Omit<AccessoryDocument, 'key'>;

/** Adds an extra to a line: increases the quantity if present, otherwise appends it. */
export function addAccessory(
  document: CartDocument,
  lineKey: string,
  added: NewAccessory,
  context: EditContext,
): CartDocument {
  const line = document.lines.find((known) => known.key === lineKey);
  const same = line?.accessories?.find((known) => known.product_key === added.product_key);
  if (same) return resizeAccessory(document, same.key, same.quantity + added.quantity, context);
  const accessory: AccessoryDocument = { key: `a${document.next_key}`, ...added };
  const lines = document.lines.map((known) =>
    known === line ? { ...known, accessories: [...(known.accessories ?? []), accessory] } : known,
  );
  return repack({ ...document, lines, next_key: document.next_key + 1 }, context);
}

/** Sets the quantity of an extra; 0 removes it. */
export function resizeAccessory(
  document: CartDocument,
  key: string,
  quantity: number,
  context: EditContext,
): CartDocument {
  const lines = document.lines.map((line) => {
    if (!line.accessories?.some((known) => known.key === key)) return line;
    const accessories = line.accessories
      .map((known) => (known.key === key ? { ...known, quantity } : known))
      .filter((known) => known.quantity > 0);
    return { ...line, accessories };
  });
  return repack({ ...document, lines }, context);
}

/**
 * Reduces the extras of a line to what is allowed for its pieces; never adds any. Extras that are no longer offered
 * remain, so that they are reported.
 */
export function withFittingAccessories(line: LineDocument, { products }: Pick<EditContext, 'products'>): LineDocument {
  if (line.accessories === undefined) return line;
  const offered = products.get(line.product_key)?.accessories;
  const accessories = line.accessories
    .map((known) => ({
      ...known,
      quantity: Math.min(known.quantity, (offered?.get(known.product_key) ?? Infinity) * line.quantity),
    }))
    .filter((known) => known.quantity > 0);
  return { ...line, accessories };
}
