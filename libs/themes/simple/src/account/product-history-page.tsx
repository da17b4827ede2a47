import { historyCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LogList } from '@shop/kit';
import type { SlotProps } from '@shop/theming';
import { PagedList } from '../kinds/paged-list.tsx';
import { LoggedProduct } from './logged-product.tsx';

/** The products that the member has viewed, by day, with buttons to buy. */
export default function ProductHistoryPage({ addOf, ...page }: SlotProps['ProductHistoryPage']) {
  const { products: t } = useCopy(historyCopy);
  return (
    <PagedList {...page} texts={t}>
      {(rows) => (
        <LogList rows={rows} layout="cards">
          {(row) => <LoggedProduct row={row} add={addOf(row.product)} removeLabel={t.removeOf(row.product.name)} />}
        </LogList>
      )}
    </PagedList>
  );
}
