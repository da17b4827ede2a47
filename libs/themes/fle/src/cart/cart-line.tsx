import { Illustration, illustrationOf, LineAmount, LineFacts, LineName, LineNotices, LineQuantity, LineRemove } from '@shop/kit';
import type { CartLineProps } from '@shop/theming';
import surfaces from '../surfaces/surfaces.module.css';
import styles from './cart-line.module.css';

/** One tray in the shopper's case; a change of its number is sent at once. */
export default function CartLine(line: CartLineProps) {
  return (
    <article className={styles.line} aria-busy={line.status === 'pending'} data-key={line.lineKey}>
      <span className={`${surfaces.tiles} ${styles.picture}`}>
        <Illustration name={illustrationOf(line.picture.drawing)} alt="" />
      </span>
      <div className={styles.words}>
        <LineName line={line} className={styles.name} originalClassName={styles.original} />
        <LineFacts line={line} className={styles.meta} />
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
