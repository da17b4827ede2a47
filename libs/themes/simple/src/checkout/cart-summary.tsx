import { CartSavings, type CartSummaryProps } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, LinkButton, Notice } from '@shop/kit';
import { FreeCarriage } from './free-carriage.tsx';
import { Sums } from './sums.tsx';
import styles from './cart-summary.module.css';

/** The total of the cart and the button to the first step. */
export default function CartSummary({
  sums,
  freeCarriage,
  extraParcel,
  coupon,
  points,
  checkout,
  loginHref,
  express,
}: CartSummaryProps) {
  const t = useCopy(checkoutCopy);
  return (
    <div className={styles.summary}>
      {freeCarriage && <FreeCarriage {...freeCarriage} />}
      <Sums sums={sums} />
      {extraParcel && (
        <Notice tone="info" title={t.cart.extraParcelTitle(extraParcel.fee)}>
          {extraParcel.reason}
        </Notice>
      )}
      <div className={styles.savings}>
        <CartSavings coupon={coupon} points={points} />
      </div>
      <div className={styles.ways}>
        {checkout.reason && (
          <p className={styles.reason} id="checkout-reason">
            {checkout.reason}
          </p>
        )}
        <Button
          variant="primary"
          size="large"
          wide
          busy={checkout.status === 'saving'}
          disabled={checkout.status === 'blocked'}
          aria-describedby={checkout.reason ? 'checkout-reason' : undefined}
          onClick={checkout.onStart}
        >
          {t.cart.checkout}
        </Button>
        {express && checkout.status !== 'blocked' && (
          <Button variant="secondary" wide busy={checkout.status === 'saving'} onClick={express.onExpress}>
            {t.cart.express}
          </Button>
        )}
        {loginHref && (
          <>
            <LinkButton variant="secondary" wide to={loginHref} icon="person">
              {t.cart.login}
            </LinkButton>
            <p className={styles.note}>{t.cart.loginNote}</p>
          </>
        )}
      </div>
    </div>
  );
}
