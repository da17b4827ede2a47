import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
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
import { CartSummary, type CartPageProps } from '@shop/theming';
import { RuledTitle } from '../type/ruled-title.tsx';
import { CartGroup } from './cart-group.tsx';
import line from './cart-line.module.css';
import { Recipients } from './recipients.tsx';
import styles from './cart-page.module.css';

const skeleton = {
  columns: styles.columns,
  line: line.line,
  picture: line.picture,
  text: line.text,
  side: styles.summary,
};

/** The cart: the choice of recipients, boxes by temperature zone, and a card with the sums next to them. */
export default function CartPage(props: CartPageProps) {
  const t = useCopy(checkoutCopy);
  const { status, alerts, cautions } = props;
  return (
    <div className={styles.page}>
      <CartSteps status={status} />
      <RuledTitle level={1} lead={mayHaveProducts(status) ? t.cart.lead : null}>
        {t.cart.title}
      </RuledTitle>
      <CartNotices status={status} alerts={alerts} caution={cautions.index} />
      <CartBody {...props} />
    </div>
  );
}

function CartBody({ status, groups, summary, cautions, browseHref, onRetry }: CartPageProps) {
  return (
    <CartState
      status={status}
      loading={<CartSkeleton classes={skeleton} picture="figure" rows={2} />}
      outage={<CartOffline onRetry={onRetry} className={styles.card} />}
      empty={<CartEmpty browseHref={browseHref} className={styles.card} />}
    >
      {summary && (
        <>
          <Recipients />
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
        </>
      )}
    </CartState>
  );
}
