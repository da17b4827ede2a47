import type { CatalogueSet } from '../../catalogue/catalogue.ts';
import type { CartDocument, SetDocument } from '../cart-document.ts';
import { resize } from './edit-lines.ts';
import type { EditContext } from './repack.ts';

/** A product set that the cart holds completely, `quantity` times; an item is a line with its pieces per set. */
export interface WholeSet {
  key: string;
  name: string;
  quantity: number;
  items: { line_key: string; quantity: number }[];
}

/**
 * Returns the sets that a cart holds completely and that are still sold. Earlier sets take their pieces first, and no
 * piece counts twice.
 */
export function wholeSets(
  { lines, sets = [] }: Pick<CartDocument, 'lines' | 'sets'>,
  known: readonly CatalogueSet[],
): WholeSet[] {
  const plain = lines.filter(({ options }) => Object.keys(options).length === 0);
  const left = new Map(plain.map(({ key, product_key, quantity }) => [product_key, { line_key: key, quantity }]));
  return sets.flatMap(({ key, quantity }) => {
    const set = known.find((one) => one.key === key);
    if (!set) return [];
    const counts = set.items.map((item) => Math.floor((left.get(item.key)?.quantity ?? 0) / item.quantity));
    const whole = Math.min(quantity, ...counts);
    if (whole < 1) return [];
    const items = set.items.flatMap((item) => {
      const line = left.get(item.key);
      if (!line) return [];
      line.quantity -= whole * item.quantity;
      return [{ line_key: line.line_key, quantity: item.quantity }];
    });
    return [{ key, name: set.name, quantity: whole, items }];
  });
}

/** Records that a set was added. */
export function withSet(document: CartDocument, { key, quantity }: SetDocument): CartDocument {
  const { sets = [] } = document;
  const same = sets.find((set) => set.key === key);
  const next = same
    ? sets.map((set) => (set === same ? { key, quantity: same.quantity + quantity } : set))
    : [...sets, { key, quantity }];
  return { ...document, sets: next };
}

/** Removes sets that are no longer complete, so that products added one by one later do not become a set. */
export function withWholeSets(document: CartDocument, known: readonly CatalogueSet[]): CartDocument {
  if (!document.sets) return document;
  const { sets: _before, ...rest } = document;
  const sets = wholeSets(document, known).map(({ key, quantity }) => ({ key, quantity }));
  return sets.length > 0 ? { ...rest, sets } : rest;
}

/** Removes a set: its lines lose the pieces of the set only. */
export function withoutSet(
  document: CartDocument,
  { key, quantity, items }: WholeSet,
  context: EditContext,
): CartDocument {
  const { sets = [] } = document;
  return items.reduce<CartDocument>(
    (cart, item) => {
      const line = cart.lines.find((one) => one.key === item.line_key);
      return line ? resize(cart, line.key, line.quantity - quantity * item.quantity, context) : cart;
    },
    { ...document, sets: sets.filter((set) => set.key !== key) },
  );
}
