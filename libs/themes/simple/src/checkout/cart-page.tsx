import { CartSummary, type CartPageProps } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { PageHeading } from '@shop/kit';
import {
  CartEmpty,
  CartFoot,
  CartNotices,
  CartOffline,
  CartSkeleton,
  CartState,
  CartSteps,
  mayHaveProducts,
} from '@shop/parts';
import { CartGroup } from './cart-group.tsx';
import styles from './cart-page.module.css';
import skeleton from './cart-skeleton.module.css';

/** The cart: products by temperature zone, the total, the button to continue. */
export default function CartPage(props: CartPageProps) {
  const t = useCopy(checkoutCopy);
  const { status, alerts, cautions } = props;
  return (
    <div className={styles.page}>
      <CartSteps status={status} />
      <PageHeading lead={mayHaveProducts(status) ? t.cart.lead : undefined}>{t.cart.title}</PageHeading>
      <CartNotices status={status} alerts={alerts} caution={cautions.index} />
      <CartBody {...props} />
    </div>
  );
}

function CartBody({ status, groups, summary, cautions, browseHref, onRetry }: CartPageProps) {
  return (
    <CartState
      status={status}
      loading={<CartSkeleton classes={skeleton} picture="figure" />}
      outage={<CartOffline onRetry={onRetry} />}
      empty={<CartEmpty browseHref={browseHref} />}
    >
      {summary && (
        <div className={styles.columns}>
          <div className={styles.goods}>
            {groups.map((group) => (
              <CartGroup key={group.key} group={group} />
            ))}
            <CartFoot cautions={cautions} className={styles.legend} browseHref={browseHref} />
          </div>
          <div className={styles.summary}>
            <CartSummary {...summary} />
          </div>
        </div>
      )}
    </CartState>
  );
}
