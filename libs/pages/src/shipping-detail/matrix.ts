import type { Cart, CartLine, CartProductsDivide, CartShipping } from '@shop/api';
import type { checkoutCopy } from '@shop/copy';
import type { MatrixRow } from '@shop/theming';
import { pictureOf } from '../purchase/picture-of.ts';
import { piecesAt } from '../purchase/pieces-at.ts';
import { unitWithOptions } from '../purchase/worn-by.ts';

export type Row = CartProductsDivide['products'][number];

/** Returns the row of a line, with requested cells in place of the known ones. */
export function matrixRow(line: CartLine, shippings: readonly CartShipping[], wanted: Row | undefined): MatrixRow {
  const { product_info: product } = line;
  const cells = shippings.map((shipping) => ({
    shippingKey: shipping.key,
    quantity: wanted?.shippings.find(({ key }) => key === shipping.key)?.quantity ?? piecesAt(line, shipping),
  }));
  return {
    lineKey: line.key,
    name: product.name,
    unitLabel: unitWithOptions(product.unit_label, line.options),
    picture: pictureOf(product, product.name, product.id),
    total: cells.reduce((sum, { quantity }) => sum + quantity, 0),
    max: line.max_quantity,
    cells,
  };
}

/** The row to send when one cell is changed: all its cells, so that the sum is the quantity of the line. */
export function changedRow(row: MatrixRow, shippingKey: string, quantity: number): Row {
  return {
    key: row.lineKey,
    shippings: row.cells.map((cell) => ({
      key: cell.shippingKey,
      quantity: cell.shippingKey === shippingKey ? quantity : cell.quantity,
    })),
  };
}

/** Heads of the columns. */
export function matrixColumns(cart: Cart, t: typeof checkoutCopy) {
  return cart.detail.shippings.map((shipping, index) => ({
    key: shipping.key,
    label: t.delivery.destination(index + 1),
    name: shipping.address?.shipping_name ?? '',
  }));
}
