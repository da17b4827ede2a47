import type { ReactNode } from 'react';
import { ProductCard, type AddToCart, type LoggedProductRow } from '@shop/theming';
import styles from './logged-product.module.css';
import { RemoveRow } from './remove-row.tsx';

interface LoggedProductProps {
  readonly row: LoggedProductRow;
  readonly add: AddToCart;
  readonly removeLabel: string;
  /** Further details from the log. */
  readonly children?: ReactNode;
}

/** A product of a log: its card as anywhere in the shop, when it was, and the way out. */
export function LoggedProduct({ row, add, removeLabel, children }: LoggedProductProps) {
  return (
    <div className={styles.logged}>
      <div className={styles.card} data-card="">
        <ProductCard product={row.product} headingLevel={3} priority={false} add={add} />
      </div>
      {children && <div className={styles.text}>{children}</div>}
      <div className={styles.foot}>
        <p>{row.time}</p>
        <RemoveRow row={row} label={removeLabel} />
      </div>
    </div>
  );
}
