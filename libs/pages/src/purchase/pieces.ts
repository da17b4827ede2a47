import type { AccessoryPiece, CartAccessory, CartLine, OrderAccessory, OrderLine, PackedProduct } from '@shop/api';
import type { PieceView, PricedPiece } from '@shop/theming';
import { pictureOf } from './picture-of.ts';
import { unitWithOptions, unitWithValues } from './worn-by.ts';

type Extra = CartAccessory | OrderAccessory;

/** The contents of a parcel: units of lines and of their extras. */
export interface PackedPieces {
  readonly products: readonly PackedProduct[];
  readonly accessories?: readonly AccessoryPiece[];
}

/** Returns a line of the cart as a piece view, by default with its whole quantity. */
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

/** Returns a paid extra as a piece view; a plus sign distinguishes it from products. */
export function pieceOfExtra(extra: Extra, quantity = extra.quantity): PieceView {
  const shown = 'image' in extra ? extra : { illustration: 'accessory', image: null };
  return {
    key: extra.key,
    name: `+ ${extra.name}`,
    unitLabel: extra.unit_label,
    quantity,
    picture: pictureOf(shown, extra.name, extra.name.length),
  };
}

/** Returns the lines with prices, each paid extra below its line. */
export function pricedPieces<Line extends CartLine | OrderLine>(
  lines: readonly Line[],
  toPiece: (line: Line) => PieceView,
): PricedPiece[] {
  const priced = (
    piece: PieceView,
    { unit_price, amount, tax_class }: Pick<CartLine, 'unit_price' | 'amount' | 'tax_class'>,
  ) => ({ ...piece, unitPrice: unit_price, amount, reducedTax: tax_class === 'reduced' });
  return lines.flatMap((line) => [
    priced(toPiece(line), line),
    ...(line.accessories ?? []).map((extra) => priced(pieceOfExtra(extra), extra)),
  ]);
}

/** Returns the contents of parcels in the order of the lines; a line in two parcels is counted once, with the sum. */
export function packedPieces<Line extends { readonly key: string; readonly accessories?: readonly Extra[] }>(
  lines: readonly Line[],
  parcels: readonly PackedPieces[],
  toPiece: (line: Line, quantity: number) => PieceView,
): PieceView[] {
  const count = (pieces: readonly { readonly quantity: number }[]) =>
    pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  return lines.flatMap((line) => {
    const goods = count(parcels.flatMap(({ products }) => products.filter((one) => one.line_key === line.key)));
    const extras = (line.accessories ?? []).map((extra) => ({
      extra,
      pieces: count(parcels.flatMap(({ accessories = [] }) => accessories.filter((one) => one.key === extra.key))),
    }));
    return [
      ...(goods > 0 ? [toPiece(line, goods)] : []),
      ...extras.flatMap(({ extra, pieces }) => (pieces > 0 ? [pieceOfExtra(extra, pieces)] : [])),
    ];
  });
}
