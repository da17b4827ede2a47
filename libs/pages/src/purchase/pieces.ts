import type { CartLine, OrderLine, PackedProduct } from '@shop/api';
import type { PieceView } from '@shop/theming';
import { pictureOf } from './picture-of.ts';
import { unitWithOptions, unitWithValues } from './worn-by.ts';

/** A line of the cart as pieces, all of them unless told. */
export function pieceOfLine(line: CartLine, quantity = line.quantity): PieceView {
  const { product_info: product } = line;
  return {
    key: line.key,
    name: product.name,
    unitLabel: unitWithOptions(product.unit_label, line.options),
    quantity,
    picture: pictureOf(product, product.name, product.id),
  };
}

/** A line of an order as pieces. */
export function pieceOfOrderLine(line: OrderLine, quantity = line.quantity): PieceView {
  return {
    key: line.key,
    name: line.name,
    unitLabel: unitWithValues(line.unit_label, line.options),
    quantity,
    picture: pictureOf(line, line.name, line.name.length),
  };
}

/** What lies in a parcel or goes to a destination, in the order of the lines; a line in two parcels is counted together. */
export function packedPieces<Line extends { readonly key: string }>(
  lines: readonly Line[],
  packed: readonly PackedProduct[],
  toPiece: (line: Line, quantity: number) => PieceView,
): PieceView[] {
  return lines.flatMap((line) => {
    const quantity = packed.filter((one) => one.line_key === line.key).reduce((sum, one) => sum + one.quantity, 0);
    return quantity > 0 ? [toPiece(line, quantity)] : [];
  });
}
