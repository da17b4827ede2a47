import type { CartLineProps } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { IconButton, Picture } from '@shop/kit';
import { isSellable, LineAmount, LineDetails, LineName, LineNotices, LineQuantity } from '@shop/parts';
import styles from './cart-line.module.css';

/** One product in the cart: a white card, the food on a disc, everything to press along its lower edge. */
export default function CartLine(line: CartLineProps) {
  const t = useCopy(checkoutCopy).cart;
  return (
    <article className={styles.line} aria-busy={line.status === 'pending'} data-key={line.lineKey}>
      <span className={styles.disc} data-sellable={isSellable(line) || undefined}>
        <Picture picture={line.picture} alt="" sizes="7rem" />
      </span>
      <div className={styles.text}>
        <LineName line={line} className={styles.name} originalClassName={styles.meta} />
        <LineDetails line={line} className={styles.meta} />
      </div>
      <IconButton icon="trash" label={t.removeOf(line.name)} onClick={line.onRemove} />
      <div className={styles.controls}>
        <LineQuantity line={line} />
        <LineAmount line={line} className={styles.amount} />
      </div>
      <LineNotices line={line} className={styles.notices} limitClassName={styles.meta} />
    </article>
  );
}
