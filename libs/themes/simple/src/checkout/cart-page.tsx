import { CartSummary, type CartPageProps } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, EmptyState, LinkButton, PageHeading, TextLink } from '@shop/kit';
import { Alerts } from './alerts.tsx';
import { CartGroup } from './cart-group.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { Caution } from './caution.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import styles from './cart-page.module.css';

/** The cart: goods by temperature zone, what they come to, the way on. */
export default function CartPage(props: CartPageProps) {
  const t = useCopy(checkoutCopy);
  const { status, alerts, cautions } = props;
  return (
    <div className={styles.page}>
      {status === 'ready' && <CheckoutSteps step="cart" links={{}} />}
      <PageHeading lead={status === 'ready' ? t.cart.lead : undefined}>{t.cart.title}</PageHeading>
      <Alerts alerts={alerts} />
      <Caution html={cautions.index} />
      <CartBody {...props} />
    </div>
  );
}

function CartBody({ status, groups, summary, cautions, browseHref, onRetry }: CartPageProps) {
  const t = useCopy(checkoutCopy);
  if (status === 'loading') return <CartSkeleton />;
  if (status === 'outage') {
    return (
      <EmptyState title={t.frame.outageTitle} headingLevel={2} actions={<Button variant="primary" onClick={onRetry}>{t.frame.retry}</Button>}>
        {t.frame.outageText}
      </EmptyState>
    );
  }
  if (status === 'empty' || !summary) {
    return (
      <EmptyState
        illustration="empty-basket"
        title={t.cart.emptyTitle}
        headingLevel={2}
        actions={<LinkButton variant="primary" to={browseHref}>{t.cart.browse}</LinkButton>}
      >
        {t.cart.emptyText}
      </EmptyState>
    );
  }
  return (
    <div className={styles.columns}>
      <div className={styles.goods}>
        {groups.map((group) => (
          <CartGroup key={group.key} group={group} />
        ))}
        <div className={styles.legend}>
          <p>{t.cart.reducedTaxLegend}</p>
          <Caution html={cautions.note} look="quiet" />
          <Caution html={cautions.links} look="quiet" />
        </div>
        <TextLink to={browseHref} standalone>
          {t.cart.browse}
        </TextLink>
      </div>
      <div className={styles.summary}>
        <CartSummary {...summary} />
      </div>
    </div>
  );
}
