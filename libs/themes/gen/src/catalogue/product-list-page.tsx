import { goodsCopy, productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { CategoryPicture, ShopLink } from '@shop/kit';
import { ActiveFilters, ListNotice, Results, ResultsState } from '@shop/parts';
import { Breadcrumb, FacetPanel, Pagination, SortBar, type ProductListPageProps } from '@shop/theming';
import { UprightLines } from '../type/upright-lines.tsx';
import { GoodsGrid, GoodsGridSkeleton } from './goods-grid.tsx';
import { NothingFound } from './no-goods.tsx';
import styles from './product-list-page.module.css';

/** A chapter: its title down the right margin with the other chapters below it, conditions folded above, plates in an uneven grid. */
export default function ProductListPage(props: ProductListPageProps) {
  const t = useCopy(productListCopy);
  const goods = useCopy(goodsCopy);
  const { status, picture, products, activeFilters, notice } = props;
  return (
    <>
      <Breadcrumb crumbs={props.breadcrumbs} />
      <div className={styles.chapter}>
        <header className={styles.head}>
          <h1 className={styles.title}>
            <UprightLines>{props.title}</UprightLines>
          </h1>
          {props.lead && <p className={styles.lead}>{props.lead}</p>}
          <nav className={styles.chapters} aria-label={t.facets.category}>
            <ul>
              {props.help.ways.map(({ label, href }) => (
                <li key={href}>
                  <ShopLink to={href} aria-current={href === props.breadcrumbs.at(-1)?.href ? 'page' : undefined}>
                    {label}
                  </ShopLink>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <CategoryPicture className={styles.picture} picture={picture} />
        <aside className={styles.conditions} aria-label={t.filter}>
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
            loading={<GoodsGridSkeleton count={Math.max(products.length, 5)} />}
            nearest={props.nearest}
            nothing={<NothingFound help={props.help} clearHref={props.clearHref} />}
          >
            <GoodsGrid products={products} addOf={props.addOf} priority={!picture} />
            <Pagination {...props.pagination} />
            <p className={styles.note}>{goods.pictureNote}</p>
          </ResultsState>
          <ListNotice notice={notice} />
        </Results>
      </div>
    </>
  );
}
