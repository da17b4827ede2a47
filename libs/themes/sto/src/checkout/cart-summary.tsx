import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, LinkButton, Price } from '@shop/kit';
import { CartSavings, type CartSummaryProps } from '@shop/theming';
import { stoCartCopy } from '../copy/sto-cart.ts';
import styles from './cart-summary.module.css';
import { Freight } from './freight.tsx';
import { SumTable } from './sum-table.tsx';
import { TaxTable } from './tax-table.tsx';

/** The foot of the order table: freight, sums and taxes as cells of a ledger, and the bar with the total, which stays in sight above them. */
export default function CartSummary(summary: CartSummaryProps) {
  const { sums, freeCarriage, extraParcel, coupon, points, checkout, loginHref, express } = summary;
  const t = useCopy(checkoutCopy);
  return (
    <>
      <div className={styles.ledger}>
        <SumTable sums={sums}>
          <div className={styles.savings}>
            <CartSavings coupon={coupon} points={points} />
          </div>
        </SumTable>
        {sums.taxes.length > 0 && <TaxTable taxes={sums.taxes} />}
        {(freeCarriage ?? extraParcel) && <Freight freeCarriage={freeCarriage} extraParcel={extraParcel} />}
      </div>
      <TotalBar sums={sums} checkout={checkout} />
      {express && checkout.status !== 'blocked' && (
        <p className={styles.other}>
          <Button variant="secondary" busy={checkout.status === 'saving'} onClick={express.onExpress}>
            {t.cart.express}
          </Button>
        </p>
      )}
      {loginHref && (
        <p className={styles.other}>
          <span>{t.cart.loginNote}</span>
          <LinkButton variant="secondary" to={loginHref} icon="person">
            {t.cart.login}
          </LinkButton>
        </p>
      )}
    </>
  );
}

/** The total of the order, without and with tax, and the button to continue; the reason why it is disabled is above. */
function TotalBar({ sums, checkout }: Pick<CartSummaryProps, 'sums' | 'checkout'>) {
  const t = useCopy(checkoutCopy);
  const sto = useCopy(stoCartCopy);
  const tax = sums.taxes.reduce((sum, rate) => sum + rate.tax, 0);
  return (
    <div className={styles.bar}>
      {checkout.reason && (
        <p className={styles.reason} id="checkout-reason">
          {checkout.reason}
        </p>
      )}
      <dl className={styles.figures}>
        <div>
          <dt>{sto.pieces}</dt>
          <dd>{t.frame.piecesCount(sums.pieces)}</dd>
        </div>
        {sums.taxes.length > 0 && (
          <>
            <div>
              <dt>{sto.withoutTax}</dt>
              <dd>
                <Price yen={sums.total - tax} size="small" taxNote={false} />
              </dd>
            </div>
            <div>
              <dt>{sto.tax}</dt>
              <dd>
                <Price yen={tax} size="small" taxNote={false} />
              </dd>
            </div>
          </>
        )}
        <div className={styles.total}>
          <dt>{sums.isEstimated ? t.sums.totalEstimated : t.sums.total}</dt>
          <dd>
            <Price yen={sums.total} size="large" />
          </dd>
        </div>
      </dl>
      <Button
        variant="primary"
        size="large"
        busy={checkout.status === 'saving'}
        disabled={checkout.status === 'blocked'}
        aria-describedby={checkout.reason ? 'checkout-reason' : undefined}
        onClick={checkout.onStart}
      >
        {t.cart.checkout}
      </Button>
    </div>
  );
}
