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
import { genCopy } from '../copy/gen.ts';
import { Tate } from '../type/tate.tsx';
import { CartGroup } from './cart-group.tsx';
import line from './cart-line.module.css';
import styles from './cart-page.module.css';

const skeleton = {
  columns: styles.columns,
  line: line.line,
  picture: line.picture,
  text: line.text,
  side: styles.summary,
};

/** The cart: its vertical title in the right margin, products by temperature zone, the sums in a separate column. */
export default function CartPage(props: CartPageProps) {
  const t = useCopy(checkoutCopy);
  const { status, alerts, cautions } = props;
  return (
    <div className={styles.page}>
      <CartSteps status={status} />
      <div className={styles.slip}>
        <header className={styles.head}>
          <h1 className={styles.title}>
            <Tate>{t.cart.title}</Tate>
          </h1>
          {mayHaveProducts(status) && <p className={styles.lead}>{t.cart.lead}</p>}
        </header>
        <div className={styles.main}>
          <CartNotices status={status} alerts={alerts} caution={cautions.index} />
          <CartBody {...props} />
        </div>
      </div>
    </div>
  );
}

function CartBody({ status, groups, summary, cautions, browseHref, onRetry }: CartPageProps) {
  const gen = useCopy(genCopy);
  return (
    <CartState
      status={status}
      loading={<CartSkeleton classes={skeleton} picture="figure" rows={2} />}
      outage={<CartOffline onRetry={onRetry} className={styles.blank} />}
      empty={<CartEmpty browseHref={browseHref} className={styles.blank} />}
    >
      {summary && (
        <div className={styles.columns}>
          <section className={styles.goods} aria-label={gen.cartGoods}>
            {groups.map((group) => (
              <CartGroup key={group.key} group={group} />
            ))}
            <CartFoot cautions={cautions} className={styles.legend} browseHref={browseHref} />
          </section>
          <div className={styles.summary}>
            <CartSummary {...summary} />
          </div>
        </div>
      )}
    </CartState>
  );
}
