import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { CartEmpty, CartFoot, CartNotices, CartOffline, CartState, CartSteps } from '@shop/parts';
import { CartSummary, type CartPageProps } from '@shop/theming';
import { stoCartCopy } from '../copy/sto-cart.ts';
import { stoCopy } from '../copy/sto.ts';
import { CartGroup } from './cart-group.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import styles from './cart-page.module.css';

/** The cart as a table over the whole width: rows by temperature zone, the sums below. */
export default function CartPage(props: CartPageProps) {
  const t = useCopy(checkoutCopy);
  const { status, alerts, cautions, summary } = props;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t.cart.title}</h1>
        <CartSteps status={status} />
      </header>
      <CartNotices status={status} alerts={alerts} caution={cautions.index} />
      <CartState
        status={status}
        loading={<CartSkeleton />}
        outage={<CartOffline onRetry={props.onRetry} />}
        empty={<CartEmpty browseHref={props.browseHref} />}
      >
        {summary && <Ledger {...props} summary={summary} />}
      </CartState>
    </div>
  );
}

function Ledger({
  groups,
  cautions,
  summary,
  browseHref,
}: CartPageProps & { readonly summary: NonNullable<CartPageProps['summary']> }) {
  const { columns } = useCopy(stoCopy);
  const sto = useCopy(stoCartCopy);
  return (
    <div className={styles.columns}>
      <div className={styles.goods}>
        <p className={styles.heads} aria-hidden="true">
          <span>{columns.product}</span>
          <span data-column="price">{columns.price}</span>
          <span data-column="quantity">{columns.quantity}</span>
          <span data-column="case">{sto.case}</span>
          <span data-column="amount">{columns.amount}</span>
        </p>
        {groups.map((group) => (
          <CartGroup key={group.key} group={group} />
        ))}
      </div>
      <div className={styles.foot}>
        <CartFoot cautions={cautions} className={styles.legend} browseHref={browseHref} />
      </div>
      <CartSummary {...summary} />
    </div>
  );
}
