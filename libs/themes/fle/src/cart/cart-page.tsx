import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { CartEmpty, CartFoot, CartNotices, CartOffline, CartState, CartSteps, mayHaveProducts } from '@shop/parts';
import { CartSummary, type CartPageProps } from '@shop/theming';
import { fleCopy } from '../copy/fle.ts';
import surfaces from '../surfaces/surfaces.module.css';
import { CartCase } from './cart-case.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import styles from './cart-page.module.css';

/** The cart: products by temperature zone, and the sums as a till receipt. */
export default function CartPage(props: CartPageProps) {
  const t = useCopy(checkoutCopy);
  const hasGoods = mayHaveProducts(props.status);
  return (
    <>
      <header className={surfaces.board}>
        <div className={`${surfaces.inner} ${styles.head}`}>
          <h1>{t.cart.title}</h1>
          {hasGoods && <p>{t.cart.lead}</p>}
        </div>
      </header>
      <div className={`${surfaces.inner} ${styles.page}`}>
        <CartSteps status={props.status} />
        <CartNotices status={props.status} alerts={props.alerts} caution={props.cautions.index} />
        <Body {...props} />
      </div>
    </>
  );
}

function Body({ status, groups, summary, cautions, browseHref, onRetry }: CartPageProps) {
  const fle = useCopy(fleCopy);
  return (
    <CartState
      status={status}
      loading={<CartSkeleton />}
      outage={<CartOffline onRetry={onRetry} />}
      empty={<CartEmpty browseHref={browseHref} />}
    >
      {summary && (
        <div className={styles.columns}>
          <div className={styles.cases}>
            {groups.map((group) => (
              <CartCase key={group.key} group={group} />
            ))}
            <CartFoot cautions={cautions} className={styles.legend} browseHref={browseHref} />
          </div>
          <div className={styles.slip}>
            <p className={styles.sign} lang="de" aria-hidden="true">
              {fle.sign}
            </p>
            <CartSummary {...summary} />
          </div>
        </div>
      )}
    </CartState>
  );
}
