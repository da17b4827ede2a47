import { CartLine, CartSummary, type CartGroupView, type CartPageProps } from '@shop/theming';
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
  ParcelNote,
  ZoneGroup,
} from '@shop/parts';
import bareTable from '../art/bare-table.svg?no-inline';
import styles from './cart-page.module.css';
import skeleton from './cart-skeleton.module.css';

/** The cart as a table: one cloth a temperature zone, the bill at its end. */
export default function CartPage(props: CartPageProps) {
  const t = useCopy(checkoutCopy);
  const { status, alerts, cautions } = props;
  return (
    <>
      <div className={styles.arch}>
        <h1>{t.cart.title}</h1>
        {mayHaveProducts(status) && <p className={styles.lead}>{t.cart.lead}</p>}
      </div>
      <div className={styles.page}>
        <CartSteps status={status} />
        <CartNotices status={status} alerts={alerts} caution={cautions.index} />
        <CartBody {...props} />
      </div>
    </>
  );
}

function CartBody({ status, groups, summary, cautions, browseHref, onRetry }: CartPageProps) {
  return (
    <CartState
      status={status}
      loading={<CartSkeleton classes={{ ...skeleton, columns: styles.columns }} picture="box" />}
      outage={<CartOffline onRetry={onRetry} illustration="maintenance" />}
      empty={
        <CartEmpty browseHref={browseHref} className={styles.empty} size="large">
          <img src={bareTable} alt="" width={480} height={360} />
        </CartEmpty>
      }
    >
      {summary && (
        <div className={styles.columns}>
          <div className={styles.goods}>
            {groups.map((group) => (
              <Cloth key={group.key} group={group} />
            ))}
            <CartFoot cautions={cautions} className={styles.legend} browseHref={browseHref} />
          </div>
          <div className={styles.bill}>
            <CartSummary {...summary} />
          </div>
        </div>
      )}
    </CartState>
  );
}

/** Products of one temperature zone, and their shipping fee. */
function Cloth({ group }: { readonly group: CartGroupView }) {
  return (
    <ZoneGroup group={group} className={styles.cloth} headClassName={styles.head}>
      {group.lines.map((line) => (
        <CartLine key={line.lineKey} {...line} />
      ))}
      <ParcelNote group={group} className={styles.fee} />
    </ZoneGroup>
  );
}
