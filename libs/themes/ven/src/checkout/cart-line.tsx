import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Picture, Price } from '@shop/kit';
import { isSellable, LineAmount, LineName, LineNotices, LineQuantity, LineRemove, StockBadge } from '@shop/parts';
import type { CartLineProps } from '@shop/theming';
import styles from './cart-line.module.css';

/** A line of the bill: name, dots, amount; below it how many. A change is sent at once. */
export default function CartLine(line: CartLineProps) {
  const t = useCopy(checkoutCopy);
  const { availability } = line;
  return (
    <article className={styles.line} aria-busy={line.status === 'pending'} data-key={line.lineKey}>
      <div className={styles.picture}>
        <Picture picture={line.picture} alt="" sizes="7rem" />
      </div>
      <div className={styles.top}>
        <LineName line={line} className={styles.name} />
        <span className={styles.dots} aria-hidden="true" />
        <LineAmount line={line} className={styles.amount} />
      </div>
      <p className={styles.meta}>
        {line.nameOriginal && (
          <span className={styles.original} lang={line.nameOriginal.lang}>
            {line.nameOriginal.text}
          </span>
        )}
        <span>{line.unitLabel}</span>
        <span className={styles.price}>
          <Price yen={line.unitPrice} size="small" />
          {line.reducedTax && t.cart.reducedTax}
        </span>
        {!isSellable(line) && <StockBadge kind={availability.kind} />}
        {availability.kind === 'suspended' && <span>{availability.reason}</span>}
      </p>
      <div className={styles.controls}>
        <LineQuantity line={line} />
        <LineRemove line={line} />
      </div>
      <LineNotices line={line} limitClassName={styles.meta} />
    </article>
  );
}
