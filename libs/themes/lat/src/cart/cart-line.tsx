import type { CartLineProps } from '@shop/theming';
import { Picture } from '@shop/kit';
import { isSellable, LineAmount, LineDetails, LineName, LineNotices, LineQuantity, LineRemove } from '@shop/parts';
import styles from './cart-line.module.css';

/** One product in the cart: its picture, its text, and in one row its quantity and amount. */
export default function CartLine(line: CartLineProps) {
  return (
    <article className={styles.line} aria-busy={line.status === 'pending'} data-key={line.lineKey}>
      <span className={styles.plate} data-tone={line.picture.tone} data-sellable={isSellable(line) || undefined}>
        <Picture picture={line.picture} alt="" sizes="6.5rem" />
      </span>
      <div className={styles.text}>
        <LineName line={line} className={styles.name} originalClassName={styles.meta} />
        <LineDetails line={line} className={styles.meta} />
      </div>
      <div className={styles.controls}>
        <LineQuantity line={line} />
        <LineAmount line={line} className={styles.amount} />
        <LineRemove line={line} />
      </div>
      <LineNotices line={line} className={styles.notices} limitClassName={styles.meta} />
    </article>
  );
}
