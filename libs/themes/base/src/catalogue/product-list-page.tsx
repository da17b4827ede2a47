import { productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { TextLink } from '@shop/kit';
import { ActiveFilters, ListNotice, NothingFoundTitle, OtherWays, Results, ResultsState } from '@shop/parts';
import { Breadcrumb, FacetPanel, Pagination, SortBar, type ProductListPageProps } from '@shop/theming';
import page from '../layout/page.module.css';
import { IndexSkeleton } from './index-skeleton.tsx';
import { ProductIndex } from './product-index.tsx';
import styles from './product-list-page.module.css';

/** The products as an index: filters in the margin, numbered lines next to them. */
export default function ProductListPage(props: ProductListPageProps) {
  const t = useCopy(productListCopy);
  const { status, products, sort, activeFilters, notice } = props;
  return (
    <>
      <Breadcrumb crumbs={props.breadcrumbs} />
      <div className={page.page}>
        <header className={page.head}>
          <h1>{props.title}</h1>
          {props.lead && <p>{props.lead}</p>}
        </header>
        <div className={styles.columns}>
          <aside aria-label={t.filter}>
            <FacetPanel {...props.facets} />
          </aside>
          <Results className={styles.goods} status={status}>
            <SortBar {...sort} />
            <ActiveFilters
              className={styles.text}
              filterClassName={styles.filter}
              filters={activeFilters}
              clearHref={props.clearHref}
              cross={false}
            />
            <ResultsState
              status={status}
              count={products.length}
              loading={<IndexSkeleton count={Math.max(products.length, 6)} />}
              nearest={props.nearest}
              nothing={<NothingHere help={props.help} clearHref={props.clearHref} />}
            >
              <ProductIndex products={products} addOf={props.addOf} headingLevel={2} start={sort.from} />
              <Pagination {...props.pagination} />
            </ResultsState>
            <ListNotice notice={notice} />
          </Results>
        </div>
      </div>
    </>
  );
}

function NothingHere({ help, clearHref }: Pick<ProductListPageProps, 'help' | 'clearHref'>) {
  const t = useCopy(productListCopy);
  return (
    <div className={styles.nothing}>
      <h2>
        <NothingFoundTitle word={help.word} />
      </h2>
      <p>{t.emptyText}</p>
      <TextLink to={clearHref} standalone>
        {t.filterClear}
      </TextLink>
      <OtherWays ways={help.ways} className={styles.text} />
    </div>
  );
}
