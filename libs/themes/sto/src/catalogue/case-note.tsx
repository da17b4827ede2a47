import { useCopy } from '@shop/copy/react';
import { Price } from '@shop/kit';
import { formatYen } from '@shop/money';
import type { CaseOffer, ProductSummary } from '@shop/theming';
import { stoProductCopy } from '../copy/sto-product.ts';
import styles from './amount-form.module.css';

interface CaseNoteProps {
  readonly product: Pick<ProductSummary, 'price'>;
  readonly byCase: CaseOffer;
  /** No whole case can be ordered now. */
  readonly isShort?: boolean;
}

/**
 * The number of pieces in a case and its price, with the tax of one case, since the tax of an order is rounded once for
 * all of it (L-24).
 */
export function CaseNote({ product, byCase, isShort = false }: CaseNoteProps) {
  const t = useCopy(stoProductCopy);
  const yen = product.price * byCase.quantity;
  return (
    <>
      <b>{t.oneCase(byCase.quantity)}</b>
      <span>
        <Price yen={yen} size="small" taxNote={false} />
        <small className={styles.note}>{t.withoutTax(formatYen(yen - byCase.taxAmount))}</small>
      </span>
      {isShort && <small className={styles.note}>{t.caseShort}</small>}
    </>
  );
}
