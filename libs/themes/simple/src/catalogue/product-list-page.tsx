import { goodsCopy, productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Breadcrumb, FacetPanel, Pagination, SortBar, type ProductListPageProps } from '@shop/theming';
import { CategoryPicture, PageHeading } from '@shop/kit';
import { ActiveFilters, ListNotice, NothingFound, Results, ResultsState } from '@shop/parts';
import { ProductGrid } from './product-grid.tsx';
import { ProductGridSkeleton } from './product-grid-skeleton.tsx';
import styles from './product-list-page.module.css';

/** A product list: filters at the side, chips of active filters, cards, pagination. */
export default function ProductListPage(props: ProductListPageProps) {
  const t = useCopy(productListCopy);
  const goods = useCopy(goodsCopy);
  const {
    breadcrumbs,
    title,
    lead,
    picture,
    status,
    products,
    facets,
    sort,
    pagination,
    activeFilters,
    clearHref,
    notice,
  } = props;
  return (
    <>
      <Breadcrumb crumbs={breadcrumbs} />
      <div className={styles.page}>
        <div className={styles.head}>
          <PageHeading lead={lead ?? undefined}>{title}</PageHeading>
          <CategoryPicture className={styles.picture} picture={picture} />
        </div>
        <div className={styles.columns}>
          <aside className={styles.side} aria-label={t.filter}>
            <FacetPanel {...facets} />
          </aside>
          <Results className={styles.main} status={status}>
            <SortBar {...sort} />
            <ActiveFilters
              className={`${styles.chips} ${styles.active}`}
              filterClassName={styles.chip}
              filters={activeFilters}
              clearHref={clearHref}
            />
            <ResultsState
              status={status}
              count={products.length}
              loading={<ProductGridSkeleton count={Math.max(products.length, 6)} />}
              nearest={props.nearest}
              nothing={
                <NothingFound
                  illustration="not-found"
                  help={props.help}
                  clearHref={clearHref}
                  leadClassName={styles.ways}
                  className={styles.chips}
                  wayClassName={styles.chip}
                />
              }
            >
              <ProductGrid products={products} addOf={props.addOf} headingLevel={2} priority={!picture} />
              <Pagination {...pagination} />
              <p className={styles.note}>{goods.pictureNote}</p>
            </ResultsState>
            <ListNotice notice={notice} />
          </Results>
        </div>
      </div>
    </>
  );
}
