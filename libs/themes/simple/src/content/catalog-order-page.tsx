import { catalogOrderCopy, kitCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { EmptyState, LinkButton, Notice, PageHeading } from '@shop/kit';
import { Breadcrumb, type CatalogOrderPageProps } from '@shop/theming';
import { CheckPage } from '../kinds/check-page.tsx';
import { EditorialText } from '../kinds/editorial-text.tsx';
import { ReceiptPage } from '../kinds/receipt-page.tsx';
import styles from './contact-page.module.css';

/** Ordering printed catalogues: the form, its confirmation, and thanks. */
export default function CatalogOrderPage({
  breadcrumbs,
  area,
  step,
  form,
  browseHref,
  check,
  receipt,
  notice,
  ways,
}: CatalogOrderPageProps) {
  const { confirm, complete, ...t } = useCopy(catalogOrderCopy);
  const { needsScripts } = useCopy(kitCopy);
  if (step === 'confirm') {
    return (
      <CheckPage {...check} title={confirm.title} lead={confirm.lead} submit={confirm.submit} back={confirm.back}>
        {notice}
      </CheckPage>
    );
  }
  if (step === 'complete') {
    const rows = receipt && [
      { name: 'number', label: complete.number, value: receipt.number },
      { name: 'at', label: complete.receivedAt, value: receipt.receivedAt },
    ];
    return (
      <ReceiptPage title={complete.title} lead={complete.lead} rows={rows} ways={ways}>
        <EditorialText area={area} />
      </ReceiptPage>
    );
  }
  return (
    <>
      <Breadcrumb crumbs={breadcrumbs} />
      <div className={styles.page} data-sheet="page">
        <PageHeading lead={form === null ? undefined : t.lead}>{t.title}</PageHeading>
        {form === null ? (
          <EmptyState
            title={t.emptyTitle}
            headingLevel={2}
            actions={<LinkButton to={browseHref}>{t.browse}</LinkButton>}
          >
            {t.emptyText}
          </EmptyState>
        ) : (
          <>
            <EditorialText area={area} />
            <noscript>
              <Notice tone="warning">{needsScripts}</Notice>
            </noscript>
            {form}
          </>
        )}
      </div>
    </>
  );
}
