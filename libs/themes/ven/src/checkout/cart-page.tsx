import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { TextLink } from '@shop/kit';
import {
  CartEmpty,
  CartLegend,
  CartNotices,
  CartOffline,
  CartSkeleton,
  CartState,
  CartSteps,
  mayHaveProducts,
} from '@shop/parts';
import { CartSummary, type CartPageProps } from '@shop/theming';
import { venCopy } from '../copy/ven.ts';
import { CartGroup } from './cart-group.tsx';
import styles from './cart-page.module.css';
import skeleton from './cart-skeleton.module.css';

/** The cart as a bill in one narrow, centred column: products first, the total at the bottom. */
export default function CartPage(props: CartPageProps) {
  const t = useCopy(checkoutCopy);
  const ven = useCopy(venCopy);
  const { status, alerts, cautions, groups, summary } = props;
  return (
    <div className={styles.page}>
      <CartSteps status={status} />
      <header className={styles.head}>
        <h1 className={styles.title}>{t.cart.title}</h1>
        {mayHaveProducts(status) && <p className={styles.lead}>{ven.cartLead}</p>}
      </header>
      <CartNotices status={status} alerts={alerts} caution={cautions.index} />
      <CartState
        status={status}
        loading={<CartSkeleton classes={skeleton} picture="box" />}
        outage={<CartOffline onRetry={props.onRetry} />}
        empty={<CartEmpty browseHref={props.browseHref} />}
      >
        {summary && (
          <>
            {groups.map((group) => (
              <CartGroup key={group.key} group={group} />
            ))}
            <div className={styles.legend}>
              <CartLegend cautions={cautions} />
            </div>
            <div className={styles.summary}>
              <CartSummary {...summary} />
            </div>
            <p className={styles.more}>
              <TextLink to={props.browseHref} standalone>
                {t.cart.browse}
              </TextLink>
            </p>
          </>
        )}
      </CartState>
    </div>
  );
}
