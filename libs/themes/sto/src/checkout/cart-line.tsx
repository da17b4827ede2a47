import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { IconButton, Picture, Price } from '@shop/kit';
import { isSellable, LineAmount, LineName, LineNotices, LineQuantity, StockBadge } from '@shop/parts';
import type { CartLineProps } from '@shop/theming';
import { stoCartCopy } from '../words/sto-cart.ts';
import styles from './cart-line.module.css';

/** One row of the ledger: a change of quantity is sent at once. */
export default function CartLine(line: CartLineProps) {
  const t = useCopy(checkoutCopy);
  const sto = useCopy(stoCartCopy);
  const { availability, quantity, caseQuantity = Infinity } = line;
  const cases = quantity / caseQuantity;
  return (
    <article className={styles.line} aria-busy={line.status === 'pending'} data-key={line.lineKey}>
      <div className={styles.picture}>
        <Picture picture={line.picture} alt="" sizes="5rem" />
      </div>
      <div className={styles.words}>
        <LineName line={line} className={styles.name} />
        <p className={styles.meta}>
          {line.unitLabel}
          {!isSellable(line) && <StockBadge kind={availability.kind} />}
        </p>
        {availability.kind === 'suspended' && <p className={styles.meta}>{availability.reason}</p>}
      </div>
      <p className={styles.price}>
        <Price yen={line.unitPrice} size="small" taxNote={false} />
        {line.reducedTax && t.cart.reducedTax}
      </p>
      <div className={styles.quantity}>
        <LineQuantity line={line} />
        {cases >= 1 && Number.isInteger(cases) && <p className={styles.meta}>{sto.cases(cases, quantity)}</p>}
      </div>
      <LineAmount line={line} className={styles.amount} />
      <div className={styles.remove}>
        <IconButton icon="trash" label={t.cart.removeOf(line.name)} onClick={line.onRemove} />
      </div>
      <LineNotices line={line} className={styles.notices} limitClassName={styles.meta} />
    </article>
  );
}
