import { LINE_QUANTITY_MAX } from '@shop/constants';
import { useCopy } from '@shop/copy/react';
import type { AddManyToCart, ProductSummary } from '@shop/theming';
import { stoCopy } from '../copy/sto.ts';
import { moveBetweenRows } from './move-between-rows.ts';
import { OrderRow } from './order-row.tsx';
import { SheetBar } from './sheet-bar.tsx';
import { useOrderSheet } from './use-order-sheet.ts';
import styles from './order-table.module.css';

interface OrderTableProps {
  /** The accessible name of the table. */
  readonly label: string;
  readonly products: readonly ProductSummary[];
  readonly add: AddManyToCart;
  /** The first picture is the main one of the page. */
  readonly priority?: boolean;
}

/** Products as rows of an order sheet: a quantity in each, one button for all. */
export function OrderTable({ label, products, add, priority = false }: OrderTableProps) {
  const t = useCopy(stoCopy);
  const sheet = useOrderSheet(add);
  const inSight = new Set(products.map(({ key }) => key));
  const elsewhere = Object.entries(add.errors).flatMap(([key, error]) => (inSight.has(key) ? [] : [error]));
  return (
    <div className={styles.sheet} onKeyDown={moveBetweenRows}>
      <p className={styles.keys}>{t.keys}</p>
      <table className={styles.table} aria-label={label}>
        <OrderHead />
        <tbody>
          {products.map((product, index) => (
            <OrderRow
              key={product.key}
              product={product}
              quantity={sheet.quantityOf(product.key)}
              max={product.availability.kind === 'few' ? product.availability.remaining : LINE_QUANTITY_MAX}
              error={add.errors[product.key] ?? null}
              priority={priority && index === 0}
              onQuantity={(quantity) => sheet.setQuantity(product.key, quantity, product.price)}
            />
          ))}
        </tbody>
      </table>
      <SheetBar sheet={sheet} add={add} elsewhere={elsewhere} />
    </div>
  );
}

const columnNames = ['unit', 'zone', 'per100g', 'price', 'case', 'quantity'] as const;

/** The columns of an order sheet. */
function OrderHead() {
  const { columns } = useCopy(stoCopy);
  return (
    <thead className={styles.head}>
      <tr>
        <th scope="col">{columns.product}</th>
        {columnNames.map((name) => (
          <th key={name} scope="col" data-column={name}>
            {columns[name]}
          </th>
        ))}
      </tr>
    </thead>
  );
}
