import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, EmptyState, LinkButton, Skeleton, TextLink, Waiting } from '@shop/kit';
import { CartLegend, CartNotices, CartSteps, ParcelNote } from '@shop/parts';
import { CartLine, CartSummary, type CartGroupView, type CartPageProps } from '@shop/theming';
import page from '../layout/page.module.css';
import { Section } from '../layout/section.tsx';
import styles from './cart-page.module.css';

/** The cart as a bill: the parcels one after the other, then the total. */
export default function CartPage(props: CartPageProps) {
  const t = useCopy(checkoutCopy);
  return (
    <div className={`${page.page} ${styles.form}`}>
      <div className={styles.head}>
        <h1>{t.cart.title}</h1>
        <CartSteps status={props.status} />
        <CartNotices status={props.status} alerts={props.alerts} caution={props.cautions.index} />
      </div>
      <Body {...props} />
    </div>
  );
}

function Body({ status, groups, summary, cautions, browseHref, onRetry }: CartPageProps) {
  const t = useCopy(checkoutCopy);
  if (status === 'loading') return <Loading />;
  if (status === 'outage') {
    return (
      <EmptyState
        title={t.frame.outageTitle}
        headingLevel={2}
        actions={<Button onClick={onRetry}>{t.frame.retry}</Button>}
      >
        {t.frame.outageText}
      </EmptyState>
    );
  }
  if (status === 'empty' || !summary) {
    return (
      <EmptyState
        title={t.cart.emptyTitle}
        headingLevel={2}
        actions={<LinkButton to={browseHref}>{t.cart.browse}</LinkButton>}
      >
        {t.cart.emptyText}
      </EmptyState>
    );
  }
  return (
    <>
      {groups.map((group) => (
        <Group key={group.key} group={group} />
      ))}
      <Section id="cart-sum" title={t.frame.total}>
        <CartSummary {...summary} />
      </Section>
      <div className={styles.foot}>
        <CartLegend cautions={cautions} />
        <TextLink to={browseHref} standalone>
          {t.cart.browse}
        </TextLink>
      </div>
    </>
  );
}

function Group({ group }: { group: CartGroupView }) {
  const t = useCopy(checkoutCopy);
  return (
    <Section
      id={`cart-group-${group.key}`}
      title={t.cart.groupTitle[group.zone]}
      aside={
        <ParcelNote group={group} plain>
          {(label, parts) => `${label}:${parts}`}
        </ParcelNote>
      }
    >
      {group.lines.map((line) => (
        <CartLine key={line.lineKey} {...line} />
      ))}
    </Section>
  );
}

function Loading() {
  const t = useCopy(checkoutCopy);
  return (
    <Waiting className={styles.loading} label={t.frame.loading}>
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} />
      ))}
    </Waiting>
  );
}
