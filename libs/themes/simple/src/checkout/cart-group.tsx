import { CartLine, type CartGroupView } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, ZoneBadge } from '@shop/kit';
import { ParcelFee } from './parcel-fee.tsx';
import styles from './cart-group.module.css';

/** Goods of one temperature zone, and what their parcel costs. */
export function CartGroup({ group }: { group: CartGroupView }) {
  const t = useCopy(checkoutCopy);
  const titleId = `cart-group-${group.key}`;
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {t.cart.groupTitle[group.zone]}
        </h2>
        <ZoneBadge zone={group.zone} withRange />
      </header>
      {group.lines.map((line) => (
        <CartLine key={line.lineKey} {...line} />
      ))}
      {(group.fee || group.ridesWith) && (
        <p className={styles.fee}>
          <Icon name="truck" />
          {group.ridesWith ? (
            t.cart.ridesWith[group.ridesWith]
          ) : (
            <span>
              <span className={styles.feeLabel}>{t.cart.parcelFee[group.zone]}</span>
              {group.fee && <ParcelFee fee={group.fee} />}
            </span>
          )}
        </p>
      )}
    </section>
  );
}
