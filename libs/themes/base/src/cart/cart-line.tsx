import { checkoutCopy, kitCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Price, ShopLink } from '@shop/kit';
import { LineAmount, LineNotices, LineQuantity, LineRemove } from '@shop/parts';
import type { CartLineProps } from '@shop/theming';
import styles from './cart-line.module.css';

/** One line of the bill; a change of its number is sent at once. */
export default function CartLine(line: CartLineProps) {
  const t = useCopy(checkoutCopy);
  const kit = useCopy(kitCopy);
  const { availability } = line;
  return (
    <article className={styles.line} aria-busy={line.status === 'pending'} data-key={line.lineKey}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <ShopLink to={line.href}>{line.name}</ShopLink>
        </h3>
        <p className={styles.meta}>
          {line.unitLabel} / <Price yen={line.unitPrice} size="small" />
          {line.reducedTax && t.cart.reducedTax}
        </p>
        {availability.kind !== 'in_stock' && availability.kind !== 'few' && (
          <p>
            <strong>{kit.stock[availability.kind]}</strong>
          </p>
        )}
        {availability.kind === 'suspended' && <p className={styles.meta}>{availability.reason}</p>}
      </div>
      <div className={styles.controls}>
        <LineQuantity line={line} />
        <LineRemove line={line} />
      </div>
      <LineAmount line={line} className={styles.amount} />
      <LineNotices line={line} className={styles.notices} limitClassName={styles.meta} />
    </article>
  );
}
