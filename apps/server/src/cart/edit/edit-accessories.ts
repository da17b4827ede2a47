import type { AccessoryDocument, CartDocument, LineDocument } from '../cart-document.ts';
import { repack, type EditFacts } from './repack.ts';

/** An extra to be put to a line. */
export type NewAccessory = Omit<AccessoryDocument, 'key'>;

/** Puts an extra to a line: one that is there grows, another comes last. */
export function addAccessory(
  document: CartDocument,
  lineKey: string,
  added: NewAccessory,
  facts: EditFacts,
): CartDocument {
  const line = document.lines.find((known) => known.key === lineKey);
  const same = line?.accessories?.find((known) => known.product_key === added.product_key);
  if (same) return resizeAccessory(document, same.key, same.quantity + added.quantity, facts);
  const accessory: AccessoryDocument = { key: `a${document.next_key}`, ...added };
  const lines = document.lines.map((known) =>
    known === line ? { ...known, accessories: [...(known.accessories ?? []), accessory] } : known,
  );
  return repack({ ...document, lines, next_key: document.next_key + 1 }, facts);
}

/** Gives an extra a new quantity; 0 takes it out. */
export function resizeAccessory(document: CartDocument, key: string, quantity: number, facts: EditFacts): CartDocument {
  const lines = document.lines.map((line) => {
    if (!line.accessories?.some((known) => known.key === key)) return line;
    const accessories = line.accessories
      .map((known) => (known.key === key ? { ...known, quantity } : known))
      .filter((known) => known.quantity > 0);
    return { ...line, accessories };
  });
  return repack({ ...document, lines }, facts);
}

/**
 * A line with no more extras than go with its pieces; one that grew gets none unasked. What is no longer offered stays, to be
 * told about.
 */
export function withFittingAccessories(line: LineDocument, { products }: Pick<EditFacts, 'products'>): LineDocument {
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
