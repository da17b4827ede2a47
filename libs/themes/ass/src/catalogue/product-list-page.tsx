import { goodsCopy, productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { CategoryPicture } from '@shop/kit';
import { ActiveFilters, ListNotice, Results, ResultsState } from '@shop/parts';
import { Breadcrumb, FacetPanel, Pagination, SortBar, type ProductListPageProps } from '@shop/theming';
import { RuledTitle } from '../type/ruled-title.tsx';
import { BoxGrid, BoxGridSkeleton } from './box-grid.tsx';
import { NothingFound } from './no-goods.tsx';
import styles from './product-list-page.module.css';

/** The product list: a centred heading, the filters as an order form, products in dense rows. */
export default function ProductListPage(props: ProductListPageProps) {
  const t = useCopy(productListCopy);
  const goods = useCopy(goodsCopy);
  const { status, picture, products, activeFilters, notice } = props;
  return (
    <>
      <Breadcrumb crumbs={props.breadcrumbs} />
      <CategoryPicture className={styles.picture} picture={picture} />
      <div className={styles.band}>
        <RuledTitle level={1} lead={props.lead} inverse>
          {props.title}
        </RuledTitle>
      </div>
      <div className={styles.page}>
        <aside className={styles.slip} aria-label={t.filter}>
          <FacetPanel {...props.facets} />
        </aside>
        <Results className={styles.main} status={status}>
          <SortBar {...props.sort} />
          <ActiveFilters
            className={styles.chips}
            filterClassName={styles.chip}
            filters={activeFilters}
            clearHref={props.clearHref}
          />
          <ResultsState
            status={status}
            count={products.length}
            loading={<BoxGridSkeleton count={Math.max(products.length, 5)} />}
            nearest={props.nearest}
            nothing={<NothingFound help={props.help} clearHref={props.clearHref} />}
          >
            <BoxGrid products={products} addOf={props.addOf} priority={!picture} />
            <Pagination {...props.pagination} />
            <p className={styles.note}>{goods.pictureNote}</p>
          </ResultsState>
          <ListNotice notice={notice} />
        </Results>
      </div>
    </>
  );
}
