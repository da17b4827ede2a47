import type { GuestOrderPageProps } from '@shop/theming';
import { orderLookupCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkButton, Notice, PageHeading } from '@shop/kit';
import styles from './guest-order-page.module.css';
import { NarrowPage } from './narrow-page.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { Waiting } from './waiting.tsx';

/** Shows the order of an emailed link, or why the link is invalid and how to request a new one. */
export default function GuestOrderPage({ status, requestHref, onRetry, children }: GuestOrderPageProps) {
  const t = useCopy(orderLookupCopy);
  if (status === 'over' || status === 'outage') {
    return (
      <NarrowPage title={t.title}>
        {status === 'outage' ? (
          <OfflineNotice onRetry={onRetry} />
        ) : (
          <>
            <Notice tone="warning" title={t.overTitle} live>
              {t.overText}
            </Notice>
            <LinkButton to={requestHref} variant="primary" size="large">
              {t.requestAgain}
            </LinkButton>
          </>
        )}
      </NarrowPage>
    );
  }
  return (
    <div className={styles.page} data-sheet="page">
      <PageHeading>{t.orderTitle}</PageHeading>
      {status === 'loading' ? <Waiting label={t.loading} /> : children}
    </div>
  );
}
