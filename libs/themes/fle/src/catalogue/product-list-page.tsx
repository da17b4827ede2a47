import { goodsCopy, productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { CategoryPicture } from '@shop/kit';
import { ActiveFilters, ListNotice, NothingFound, Results, ResultsState } from '@shop/parts';
import { Breadcrumb, FacetPanel, Pagination, SortBar, type ProductListPageProps } from '@shop/theming';
import surfaces from '../surfaces/surfaces.module.css';
import { CaseSkeleton } from './case-skeleton.tsx';
import { ProductCase } from './product-case.tsx';
import styles from './product-list-page.module.css';

/** The product list: a black board with the title, the products below it, and the filters at the right. */
export default function ProductListPage(props: ProductListPageProps) {
  const t = useCopy(productListCopy);
  const goods = useCopy(goodsCopy);
  const { status, picture, products, activeFilters, notice } = props;
  return (
    <>
      <Breadcrumb crumbs={props.breadcrumbs} />
      <header className={surfaces.board}>
        <div className={`${surfaces.inner} ${styles.head}`}>
          <h1>{props.title}</h1>
          {props.lead && <p>{props.lead}</p>}
          <CategoryPicture className={styles.picture} picture={picture} />
        </div>
      </header>
      <div className={`${surfaces.inner} ${styles.columns}`}>
        <aside className={styles.side} aria-label={t.filter}>
          <FacetPanel {...props.facets} />
        </aside>
        <Results className={styles.main} status={status}>
          <SortBar {...props.sort} />
          <ActiveFilters
            className={styles.tags}
            filterClassName={styles.tag}
            filters={activeFilters}
            clearHref={props.clearHref}
          />
          <ResultsState
            status={status}
            count={products.length}
            loading={<CaseSkeleton count={Math.max(products.length, 6)} />}
            nearest={props.nearest}
            nothing={
              <NothingFound
                illustration="not-found"
                help={props.help}
                clearHref={props.clearHref}
                className={styles.ways}
              />
            }
          >
            <ProductCase products={products} addOf={props.addOf} headingLevel={2} priority={!picture} flow="list" />
            <Pagination {...props.pagination} />
            <p className={styles.note}>{goods.pictureNote}</p>
          </ResultsState>
          <ListNotice notice={notice} />
        </Results>
      </div>
    </>
  );
}
