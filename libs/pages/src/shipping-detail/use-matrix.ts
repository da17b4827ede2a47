import { useState } from 'react';
import type { Cart } from '@shop/api';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { divideProducts, useAppDispatch } from '@shop/state';
import type { MatrixView } from '@shop/theming';
import type { CartWrites } from '../checkout/use-cart-writes.ts';
import { changedRow, matrixColumns, matrixRow, type Row } from './matrix.ts';

/** Returns the grid of lines and destinations; null for one destination. Requested quantities are shown at once. */
export function useMatrix(cart: Cart, { write }: CartWrites): MatrixView | null {
  const dispatch = useAppDispatch();
  const t = useCopy(checkoutCopy);
  const [wanted, setWanted] = useState<readonly Row[]>([]);
  const { shippings, products } = cart.detail;
  if (shippings.length < 2) return null;

  const rows = products.map((line) =>
    matrixRow(
      line,
      shippings,
      wanted.find((row) => row.key === line.key),
    ),
  );
  const send = async (row: Row) => {
    setWanted((now) => [...now.filter((one) => one.key !== row.key), row]);
    await write(() => dispatch(divideProducts([row])));
    setWanted((now) => now.filter((one) => one !== row));
  };
  return {
    destinations: matrixColumns(cart, t),
    rows,
    status: wanted.length > 0 ? 'saving' : 'idle',
    onCell: (lineKey, shippingKey, quantity) => {
      const row = rows.find((one) => one.lineKey === lineKey);
      if (row) void send(changedRow(row, shippingKey, quantity));
    },
  };
}
