import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { IconButton, Picture, Price } from '@shop/kit';
import { isSellable, LineAmount, LineName, LineNotices, LineQuantity, StockBadge } from '@shop/parts';
import type { CartLineProps } from '@shop/theming';
import { stoCartCopy } from '../copy/sto-cart.ts';
import styles from './cart-line.module.css';

/** One row of the ledger: a change of quantity is sent at once. */
export default function CartLine(line: CartLineProps) {
  const t = useCopy(checkoutCopy);
  const { availability } = line;
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
      </div>
      {line.caseQuantity && <ByCase line={line} caseQuantity={line.caseQuantity} />}
      <LineAmount line={line} className={styles.amount} />
      <div className={styles.remove}>
        <IconButton icon="trash" label={t.cart.removeOf(line.name)} onClick={line.onRemove} />
      </div>
      <LineNotices line={line} className={styles.notices} limitClassName={styles.meta} />
    </article>
  );
}

/** Adds one whole case to the quantity, within stock and limit, and shows the number of whole cases. */
function ByCase({ line, caseQuantity }: { readonly line: CartLineProps; readonly caseQuantity: number }) {
  const t = useCopy(stoCartCopy);
  const { name, quantity, maxQuantity, onQuantity } = line;
  const cases = Math.floor(quantity / caseQuantity);
  const next = (cases + 1) * caseQuantity;
  return (
    <div className={styles.case} data-column="case">
      <button
        className={styles.add}
        type="button"
        disabled={!isSellable(line) || next > maxQuantity}
        aria-label={t.addCaseOf(name, caseQuantity)}
        onClick={() => onQuantity(next)}
      >
        {t.addCase(caseQuantity)}
      </button>
      {quantity === cases * caseQuantity && <p className={styles.meta}>{t.cases(cases, quantity)}</p>}
    </div>
  );
}
