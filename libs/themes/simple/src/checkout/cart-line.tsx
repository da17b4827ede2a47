import type { CartLineProps } from '@shop/theming';
import { LineAmount, LineDetails, LineName, LineNotices, LineQuantity, LineRemove } from '@shop/parts';
import { Thumb } from './thumb.tsx';
import styles from './cart-line.module.css';

/** One product in the cart: a change of quantity is sent at once. */
export default function CartLine(line: CartLineProps) {
  return (
    <article className={styles.line} aria-busy={line.status === 'pending'} data-key={line.lineKey}>
      <Thumb picture={line.picture} />
      <div className={styles.text}>
        <LineName line={line} className={styles.name} originalClassName={styles.original} />
        <LineDetails line={line} className={styles.meta} />
      </div>
      <div className={styles.controls}>
        <LineQuantity line={line} />
        <LineRemove line={line} icon="trash" />
      </div>
      <LineAmount line={line} className={styles.amount} />
      <LineNotices line={line} className={styles.notices} limitClassName={styles.limit} />
    </article>
  );
}
