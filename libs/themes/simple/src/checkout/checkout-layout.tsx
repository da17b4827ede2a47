import type { CheckoutLayoutProps, SumsView } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Alerts, Button, EmptyState, Icon, PageHeading, Price, Skeleton, Waiting } from '@shop/kit';
import { CheckoutSteps } from '@shop/parts';
import { PieceList } from './piece-list.tsx';
import { Sums } from './sums.tsx';
import styles from './checkout-layout.module.css';

/** Steps, messages and the order-level total around one step. */
export default function CheckoutLayout(props: CheckoutLayoutProps) {
  const t = useCopy(checkoutCopy);
  const { step, title, lead, links, alerts, sums, pieces, status, onRetry, children } = props;
  return (
    <div className={styles.page}>
      <CheckoutSteps step={step} links={links} />
      <PageHeading lead={lead ?? undefined}>{title}</PageHeading>
      <Alerts alerts={alerts} />
      {status === 'outage' && (
        <EmptyState
          title={t.frame.outageTitle}
          headingLevel={2}
          actions={
            <Button variant="primary" onClick={onRetry}>
              {t.frame.retry}
            </Button>
          }
        >
          {t.frame.outageText}
        </EmptyState>
      )}
      {status === 'loading' && (
        <Waiting className={styles.loading} label={t.frame.loading}>
          <Skeleton width="medium" />
          <Skeleton shape="box" />
          <Skeleton shape="box" />
        </Waiting>
      )}
      {status === 'ready' && (
        <div className={styles.columns} data-alone={!sums || undefined} data-step={step}>
          {sums && <TotalBar sums={sums} to={step === 'confirm' ? '#order-price' : '#order-sums'} />}
          <div className={styles.step}>{children}</div>
          {sums && (
            <aside className={styles.aside} id="order-sums" aria-label={t.frame.orderTitle}>
              <p className={styles.asideTitle}>
                {t.frame.orderTitle}
                <span>{t.frame.piecesCount(sums.pieces)}</span>
              </p>
              <div className={styles.pieces} role="group" aria-label={t.frame.orderTitle} tabIndex={0}>
                {pieces.length > 0 && <PieceList pieces={pieces} />}
              </div>
              <Sums sums={sums} />
            </aside>
          )}
        </div>
      )}
    </div>
  );
}

/** On narrow screens the total is fixed at the top and links to the sums of the step, or to those at the bottom. */
function TotalBar({ sums, to }: { sums: SumsView; to: string }) {
  const t = useCopy(checkoutCopy);
  return (
    <a className={styles.bar} href={to}>
      <span>
        {sums.isEstimated ? t.frame.totalEstimated : t.frame.total} <small>{t.frame.piecesCount(sums.pieces)}</small>
      </span>
      <Price yen={sums.total} />
      <span className={styles.show}>
        {t.frame.showOrder}
        <Icon name="arrow-down" />
      </span>
    </a>
  );
}
