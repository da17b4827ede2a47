import { Picture } from '@shop/kit';
import { LineAmount, LineDetails, LineName, LineNotices, LineQuantity, LineRemove } from '@shop/parts';
import type { CartLineProps } from '@shop/theming';
import surfaces from '../surfaces/surfaces.module.css';
import styles from './cart-line.module.css';

/** One tray in the shopper's case; a change of its number is sent at once. */
export default function CartLine(line: CartLineProps) {
  return (
    <article className={styles.line} aria-busy={line.status === 'pending'} data-key={line.lineKey}>
      <span className={`${surfaces.tiles} ${styles.picture}`}>
        <Picture picture={line.picture} alt="" sizes="6.5rem" />
      </span>
      <div className={styles.words}>
        <LineName line={line} className={styles.name} originalClassName={styles.original} />
        <LineDetails line={line} className={styles.meta} />
      </div>
      <div className={styles.scales}>
        <LineQuantity line={line} />
        <LineRemove line={line} icon="trash" />
        <LineAmount line={line} className={styles.amount} size="large" />
      </div>
      <LineNotices line={line} className={styles.notices} limitClassName={styles.meta} />
    </article>
  );
}
