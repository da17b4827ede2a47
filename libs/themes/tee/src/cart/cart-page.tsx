import { CartLine, CartSummary, type CartGroupView, type CartPageProps } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkButton } from '@shop/kit';
import {
  CartFoot,
  CartNotices,
  CartOffline,
  CartSkeleton,
  CartState,
  CartSteps,
  ParcelNote,
  ZoneGroup,
} from '@shop/parts';
import { EmptyPlate } from './empty-plate.tsx';
import { ThumbBar } from './thumb-bar.tsx';
import styles from './cart-page.module.css';
import skeleton from './cart-skeleton.module.css';

/** The cart as boxes by temperature zone, each in its own colour; the total and the button remain at the bottom. */
export default function CartPage(props: CartPageProps) {
  const t = useCopy(checkoutCopy);
  const { status, alerts, cautions } = props;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t.cart.title}</h1>
      <CartSteps status={status} />
      <CartNotices status={status} alerts={alerts} caution={cautions.index} />
      <CartBody {...props} />
    </div>
  );
}

function CartBody({ status, groups, summary, cautions, browseHref, onRetry }: CartPageProps) {
  const t = useCopy(checkoutCopy);
  return (
    <CartState
      status={status}
      loading={<CartSkeleton classes={{ ...skeleton, columns: styles.columns }} picture="box" />}
      outage={<CartOffline onRetry={onRetry} illustration="maintenance" />}
      empty={
        <EmptyPlate title={t.cart.emptyTitle} text={t.cart.emptyText} heading>
          <LinkButton variant="primary" size="large" to={browseHref}>
            {t.cart.browse}
          </LinkButton>
        </EmptyPlate>
      }
    >
      {summary && (
        <div className={styles.columns}>
          <div className={styles.goods}>
            {groups.map((group) => (
              <Box key={group.key} group={group} />
            ))}
            <CartFoot cautions={cautions} className={styles.legend} browseHref={browseHref} />
          </div>
          <div className={styles.summary}>
            <CartSummary {...summary} />
          </div>
          <ThumbBar {...summary} />
        </div>
      )}
    </CartState>
  );
}

/** Products of one temperature zone, and their shipping fee. */
function Box({ group }: { readonly group: CartGroupView }) {
  return (
    <ZoneGroup group={group} className={styles.box} headClassName={styles.head}>
      {group.lines.map((line) => (
        <CartLine key={line.lineKey} {...line} />
      ))}
      <ParcelNote group={group} className={styles.fee} />
    </ZoneGroup>
  );
}
