import { useCopy } from '@shop/copy/react';
import { Price } from '@shop/kit';
import { formatYen } from '@shop/money';
import type { CaseOffer } from '@shop/theming';
import { stoCaseCopy } from '../copy/sto-case.ts';
// A separate stylesheet would be loaded with the script, after the row is visible.
import styles from './order-table.module.css';

interface ByCaseProps {
  readonly product: { readonly price: number };
  readonly byCase: CaseOffer;
  readonly quantity: number;
  readonly max: number;
  readonly onQuantity: (quantity: number) => void;
}

/**
 * A case of a product with its price and its own tax, since the tax of an order is rounded once for all of it (L-24);
 * each press adds a whole case, within stock and limit. The row names the product, since a name in each button would
 * cost a document its round trip.
 */
export function ByCase({ product, byCase, quantity, max, onQuantity }: ByCaseProps) {
  const t = useCopy(stoCaseCopy);
  const yen = product.price * byCase.quantity;
  const next = quantity - (quantity % byCase.quantity) + byCase.quantity;
  const isShort = byCase.isShort || byCase.quantity > max;
  return (
    <span className={styles.case}>
      <button className={styles.add} type="button" disabled={isShort || next > max} onClick={() => onQuantity(next)}>
        {t.oneCase(byCase.quantity)}
      </button>
      <Price yen={yen} size="small" taxNote={false} />
      <small className={styles.note}>{t.withoutTax(formatYen(yen - byCase.taxAmount))}</small>
      {isShort && <small className={styles.note}>{t.short}</small>}
    </span>
  );
}
