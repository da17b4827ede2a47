import { InvalidInputError } from '../platform/errors/index.ts';
import type { CartDocument } from './cart-document.ts';
import { piecesOf, piecesRefusal } from './line.rules.ts';
import type { ProductInputs } from './quote/product-inputs.ts';

interface RequestedRow {
  readonly key: string;
  readonly quantity: number;
}

/**
 * Refuses all rows that cannot be added at once, so that an order form can be corrected in one go. Code and message are
 * those of the first; `errors` has each by the name that `fieldOf` returns.
 */
export function refuseRows(
  document: CartDocument,
  rows: readonly RequestedRow[],
  products: ReadonlyMap<string, ProductInputs>,
  fieldOf: (row: RequestedRow, index: number) => string,
): void {
  const refusals = rows.flatMap((row, index) => {
    const { key, quantity } = row;
    const before = rows
      .slice(0, index)
      .filter((row) => row.key === key)
      .reduce((sum, row) => sum + row.quantity, 0);
    return piecesRefusal(products.get(key), piecesOf(document, key) + before + quantity, fieldOf(row, index)) ?? [];
  });
  const [first] = refusals;
  if (!first) return;
  throw new InvalidInputError(first.code, first.message, {
    errors: Object.assign({}, ...refusals.map(({ errors }) => errors)),
  });
}
