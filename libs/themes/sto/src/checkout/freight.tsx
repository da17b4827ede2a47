import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { CartSummaryProps } from '@shop/theming';
import { stoCartCopy } from '../copy/sto-cart.ts';
import styles from './cart-summary.module.css';

/** The amount that is missing for free shipping, and the fee of a further temperature zone. */
export function Freight({ freeCarriage, extraParcel }: Pick<CartSummaryProps, 'freeCarriage' | 'extraParcel'>) {
  const t = useCopy(checkoutCopy);
  const sto = useCopy(stoCartCopy);
  return (
    <section className={styles.cell} aria-label={sto.freight}>
      <p className={styles.caption} aria-hidden="true">
        {sto.freight}
      </p>
      {freeCarriage && <FreeCarriage {...freeCarriage} />}
      {extraParcel && (
        <div className={styles.entry}>
          <p>
            <strong>{t.cart.extraParcelTitle(extraParcel.fee)}</strong>
          </p>
          <p className={styles.note}>{extraParcel.reason}</p>
        </div>
      )}
    </section>
  );
}

function FreeCarriage({ threshold, remaining }: NonNullable<CartSummaryProps['freeCarriage']>) {
  const t = useCopy(checkoutCopy);
  return (
    <div className={styles.entry} data-reached={remaining === 0 || undefined}>
      <p>
        <strong>{remaining === 0 ? t.cart.freeReached : t.cart.freeRemaining(remaining)}</strong>
      </p>
      {remaining > 0 && (
        <progress className={styles.progress} value={threshold - remaining} max={threshold} aria-hidden="true" />
      )}
      <p className={styles.note}>{t.cart.freeNote(threshold)}</p>
    </div>
  );
}
