import { goodsCopy, productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Notice } from '@shop/kit';
import { ActiveFilters, ListNotice, Results, ResultsState } from '@shop/parts';
import { Breadcrumb, FacetPanel, Pagination, SortBar, type ProductListPageProps } from '@shop/theming';
import { OrderTable } from '../order/order-table.tsx';
import { TableSkeleton } from '../order/table-skeleton.tsx';
import { Nothing } from './list-states.tsx';
import styles from './product-list-page.module.css';

/**
 * The product list as an order sheet: filters in a fixed side column, one product per row, one button for all
 * quantities.
 */
export default function ProductListPage(props: ProductListPageProps) {
  const t = useCopy(productListCopy);
  const goods = useCopy(goodsCopy);
  const { status, title, lead, products } = props;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Breadcrumb crumbs={props.breadcrumbs} />
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      <aside className={styles.side} aria-label={t.filter} tabIndex={0}>
        <FacetPanel {...props.facets} />
      </aside>
      <Results className={styles.results} status={status}>
        <SortBar {...props.sort} />
        <ActiveFilters
          className={styles.chips}
          filterClassName={styles.chip}
          filters={props.activeFilters}
          clearHref={props.clearHref}
        />
        <ResultsState
          status={status}
          count={products.length}
          loading={<TableSkeleton count={Math.max(products.length, 8)} />}
          nearest={props.nearest}
          nothing={<Nothing help={props.help} clearHref={props.clearHref} />}
        >
          <OrderTable label={title} products={products} add={props.addManyOf('list')} priority />
          <Pagination {...props.pagination} />
          <noscript>
            <Notice>{goods.needsScript}</Notice>
          </noscript>
          <p className={styles.note}>{goods.pictureNote}</p>
        </ResultsState>
        <ListNotice notice={props.notice} />
      </Results>
    </div>
  );
}
