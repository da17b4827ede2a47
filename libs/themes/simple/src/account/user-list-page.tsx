import { addManyCopy, favouriteCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge, Button, EmptyState, LinkButton, LogList, Notice, TextLink } from '@shop/kit';
import { formatAmount } from '@shop/money';
import type { ListedProduct, UserListPageProps } from '@shop/theming';
import { ChangeNotice } from '../kinds/change-notice.tsx';
import styles from './user-list-page.module.css';
import { LoggedProduct } from './logged-product.tsx';

/**
 * A list of favourites by the day they were added, with changes since; one button adds all available products to the
 * cart.
 */
export default function UserListPage({
  rows,
  limit,
  message,
  addOf,
  addAll,
  leftOut,
  browseHref,
  backHref,
}: UserListPageProps) {
  const { count, list: t } = useCopy(favouriteCopy);
  const many = useCopy(addManyCopy);
  return (
    <div className={styles.page}>
      <ChangeNotice message={message} />
      {leftOut.length > 0 && (
        <Notice tone="warning" title={many.leftOutTitle} live>
          <ul>
            {leftOut.map(({ name, reason }) => (
              <li key={name}>{many.leftOut(name, reason)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {rows.length === 0 ? (
        <EmptyState
          title={t.emptyTitle}
          headingLevel={2}
          actions={
            <LinkButton variant="primary" to={browseHref}>
              {t.browse}
            </LinkButton>
          }
        >
          {t.emptyText}
        </EmptyState>
      ) : (
        <>
          <div className={styles.bar}>
            <p className={styles.count}>{count(rows.length, limit)}</p>
            {addAll && (
              <Button variant="primary" busy={addAll.isBusy} onClick={addAll.onAdd}>
                {many.addAll(addAll.count)}
              </Button>
            )}
          </div>
          {rows.length === limit && <Notice>{t.full}</Notice>}
          <LogList rows={rows} layout="cards">
            {(row) => (
              <LoggedProduct row={row} add={addOf(row.product)} removeLabel={t.removeOf(row.product.name)}>
                <Changes row={row} />
              </LoggedProduct>
            )}
          </LogList>
        </>
      )}
      <TextLink to={backHref} back="anywhere" standalone>
        {t.back}
      </TextLink>
    </div>
  );
}

function Changes({ row: { product, priceBefore, stockChange } }: { readonly row: ListedProduct }) {
  const { list: t } = useCopy(favouriteCopy);
  const risen = priceBefore === null ? 0 : product.price - priceBefore;
  return (
    <>
      {risen < 0 && <Badge tone="success">{t.cheaper(formatAmount(-risen))}</Badge>}
      {risen > 0 && <p>{t.dearer(formatAmount(risen))}</p>}
      {stockChange === 'again' && <Badge tone="success">{t.again}</Badge>}
      {stockChange === 'gone' && <p>{t.gone}</p>}
    </>
  );
}
