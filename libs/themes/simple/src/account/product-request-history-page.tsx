import { historyCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge, LogList } from '@shop/kit';
import { isBuyable } from '@shop/parts';
import type { SlotProps } from '@shop/theming';
import { PagedList } from '../kinds/paged-list.tsx';
import { LoggedProduct } from './logged-product.tsx';

/** What the member wishes for, and whether it can be bought now. */
export default function ProductRequestHistoryPage({ addOf, ...page }: SlotProps['ProductRequestHistoryPage']) {
  const { requests: t } = useCopy(historyCopy);
  return (
    <PagedList {...page} words={t}>
      {(rows) => (
        <LogList rows={rows} layout="cards">
          {(row) => (
            <LoggedProduct row={row} add={addOf(row.product)} removeLabel={t.removeOf(row.product.name)}>
              {isBuyable(row.product.availability) ? <Badge tone="success">{t.available}</Badge> : <p>{t.notYet}</p>}
              {row.note !== null && <p>{t.note(row.note)}</p>}
            </LoggedProduct>
          )}
        </LogList>
      )}
    </PagedList>
  );
}
