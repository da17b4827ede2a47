import { useState, type FormEvent } from 'react';
import type { CouponEntry } from '@shop/theming';
import { LIMITS } from '@shop/constants';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Icon, LimitedField } from '@shop/kit';
import styles from './coupon-form.module.css';

/** Coupons in use and the field for another; what was typed stays when it is refused. */
export function CouponForm({ coupon }: { coupon: CouponEntry }) {
  const t = useCopy(checkoutCopy);
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') coupon.onAdd(code);
  };
  return (
    <details className={styles.coupon} open={coupon.applied.length > 0 || coupon.error !== null || undefined}>
      <summary className={styles.open}>
        {t.cart.coupon.open}
        <Icon name="arrow-down" />
      </summary>
      <ul className={styles.applied}>
        {coupon.applied.map((one) => (
          <li key={one.code}>
            <span>
              {one.name}
              <small>{t.cart.coupon.applied(one.discount)}</small>
            </span>
            <Button
              size="small"
              variant="quiet"
              aria-label={t.cart.coupon.remove(one.name)}
              onClick={() => coupon.onRemove(one.code)}
            >
              {t.shipping.remove}
            </Button>
          </li>
        ))}
      </ul>
      {coupon.mine.length > 0 && (
        <section aria-label={t.cart.coupon.mine}>
          <h3 className={styles.heading}>{t.cart.coupon.mine}</h3>
          <ul className={styles.mine}>
            {coupon.mine.map((one) => (
              <li key={one.code}>
                <div>
                  {one.name}
                  <p>{one.reason ?? one.terms}</p>
                </div>
                {one.reason === null && (
                  <Button
                    size="small"
                    aria-label={t.cart.coupon.useOf(one.name)}
                    onClick={() => coupon.onAdd(one.code)}
                  >
                    {t.cart.coupon.use}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <form onSubmit={submit} noValidate>
        <LimitedField
          label={t.cart.coupon.label}
          hint={t.cart.coupon.hint}
          error={coupon.error ?? undefined}
          value={code}
          most={LIMITS.couponCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setCode(event.target.value)}
          after={
            <Button type="submit" busy={coupon.status === 'sending'}>
              {t.cart.coupon.add}
            </Button>
          }
        />
      </form>
    </details>
  );
}
