import { goodsCopy, productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { CategoryPicture } from '@shop/kit';
import { ActiveFilters, ListNotice, Results, ResultsState } from '@shop/parts';
import { Breadcrumb, FacetPanel, Pagination, ProductCard, SortBar, type ProductListPageProps } from '@shop/theming';
import { Nothing } from './list-states.tsx';
import { WallSkeleton } from './wall-skeleton.tsx';
import styles from './product-list-page.module.css';

/** The products as a wall of niches, every second one lower; the filters are collapsed above at every width. */
export default function ProductListPage(props: ProductListPageProps) {
  const t = useCopy(productListCopy);
  const goods = useCopy(goodsCopy);
  const { status, title, lead, picture, products, activeFilters, notice } = props;
  return (
    <div className={styles.page}>
      <Breadcrumb crumbs={props.breadcrumbs} />
      <header className={styles.head}>
        <CategoryPicture className={styles.picture} picture={picture} />
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      <div className={styles.tools}>
        <aside className={styles.filters} aria-label={t.filter}>
          <FacetPanel {...props.facets} />
        </aside>
        <SortBar {...props.sort} />
      </div>
      <Results className={styles.results} status={status}>
        <ActiveFilters
          className={styles.chips}
          filterClassName={styles.chip}
          filters={activeFilters}
          clearHref={props.clearHref}
        />
        <ResultsState
          status={status}
          count={products.length}
          loading={<WallSkeleton count={Math.max(products.length, 6)} />}
          nearest={props.nearest}
          nothing={<Nothing help={props.help} clearHref={props.clearHref} />}
        >
          <ul className={styles.wall}>
            {products.map((product, index) => (
              <li key={product.key}>
                <ProductCard
                  product={product}
                  headingLevel={2}
                  priority={!picture && index === 0}
                  add={props.addOf(product)}
                />
              </li>
            ))}
          </ul>
          <Pagination {...props.pagination} />
          <p className={styles.note}>{goods.pictureNote}</p>
        </ResultsState>
        <ListNotice notice={notice} />
      </Results>
    </div>
  );
}
