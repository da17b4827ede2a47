import type { CartLineProps } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Notice, Price, QuantityStepper, ShopLink, Spinner, StockBadge } from '@shop/kit';
import { Thumb } from './thumb.tsx';
import styles from './cart-line.module.css';

/** One product in the cart: a change of quantity is sent at once. */
export default function CartLine(line: CartLineProps) {
  const t = useCopy(checkoutCopy);
  const { availability } = line;
  const isSellable = availability.kind === 'in_stock' || availability.kind === 'few';
  return (
    <article className={styles.line} aria-busy={line.status === 'pending'} data-key={line.lineKey}>
      <Thumb picture={line.picture} />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <ShopLink to={line.href}>{line.name}</ShopLink>
        </h3>
        {line.nameOriginal && (
          <p className={styles.original} lang={line.nameOriginal.lang}>
            {line.nameOriginal.text}
          </p>
        )}
        <p className={styles.meta}>
          {line.unitLabel}
          <span className={styles.unitPrice}>
            <Price yen={line.unitPrice} size="small" />
            {line.reducedTax && t.cart.reducedTax}
          </span>
        </p>
        {!isSellable && <StockBadge kind={availability.kind} />}
        {availability.kind === 'suspended' && <p className={styles.meta}>{availability.reason}</p>}
      </div>
      <div className={styles.controls}>
        <QuantityStepper
          value={line.quantity}
          max={Math.max(line.maxQuantity, line.quantity)}
          disabled={!isSellable}
          label={t.cart.quantityOf(line.name)}
          onChange={line.onQuantity}
        />
        <Button variant="quiet" size="small" icon="trash" aria-label={t.cart.removeOf(line.name)} onClick={line.onRemove}>
          {t.cart.remove}
        </Button>
      </div>
      <p className={styles.amount} role="status">
        {line.status === 'pending' ? <Spinner label={t.cart.pending} /> : <Price yen={line.amount} taxNote={false} />}
      </p>
      {(line.notices.length > 0 || (isSellable && line.quantity >= line.maxQuantity)) && (
        <div className={styles.notices}>
          {line.notices.map((notice) => (
            <Notice key={notice.id} tone={notice.tone}>
              {notice.text}
            </Notice>
          ))}
          {isSellable && line.quantity >= line.maxQuantity && <p className={styles.limit}>{t.cart.limited(line.maxQuantity)}</p>}
        </div>
      )}
    </article>
  );
}
