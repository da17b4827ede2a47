import { Picture } from '@shop/kit';
import { LineAmount, LineDetails, LineName, LineNotices, LineQuantity, LineRemove } from '@shop/parts';
import type { CartLineProps } from '@shop/theming';
import styles from './cart-line.module.css';

/** One line of the cart: a change of quantity is sent at once. */
export default function CartLine(line: CartLineProps) {
  return (
    <article className={styles.line} aria-busy={line.status === 'pending'} data-key={line.lineKey}>
      <span className={styles.picture} data-tone={line.picture.tone}>
        <Picture picture={line.picture} alt="" sizes="7rem" />
      </span>
      <div className={styles.text}>
        <LineName line={line} className={styles.name} originalClassName={styles.original} />
        <LineDetails line={line} className={styles.meta} />
      </div>
      <LineAmount line={line} className={styles.amount} />
      <div className={styles.controls}>
        <LineQuantity line={line} />
        <LineRemove line={line} />
      </div>
      <LineNotices line={line} className={styles.notices} limitClassName={styles.meta} />
    </article>
  );
}
