import { goodsCopy, productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Breadcrumb, FacetPanel, Pagination, SortBar, type ProductListPageProps } from '@shop/theming';
import { CategoryPicture } from '@shop/kit';
import { ActiveFilters, ListNotice, Results, ResultsState } from '@shop/parts';
import { teeGoodsCopy } from '../copy/tee-goods.ts';
import { Deck } from './deck.tsx';
import { DeckSkeleton } from './deck-skeleton.tsx';
import { NothingFound } from './nothing-found.tsx';
import styles from './product-list-page.module.css';

/** The product list as a deck or a grid; the filters are a dialog, active filters are stickers to remove. */
export default function ProductListPage(props: ProductListPageProps) {
  const t = useCopy(productListCopy);
  const tee = useCopy(teeGoodsCopy);
  const goods = useCopy(goodsCopy);
  const { status, title, lead, picture, products, facets, sort, activeFilters, clearHref, notice } = props;
  const hasGoods = status === 'loading' || (status === 'ready' && products.length > 0);
  return (
    <div className={styles.page}>
      <div>
        <CategoryPicture className={styles.picture} picture={picture} />
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.tools}>
        <aside aria-label={t.filter}>
          <FacetPanel {...facets} />
        </aside>
        {hasGoods && (
          <fieldset className={styles.view}>
            <legend className={styles.swipe}>{tee.view.legend}</legend>
            <label>
              <input type="radio" name="view" value="deck" defaultChecked />
              <span>{tee.view.deck}</span>
            </label>
            <label>
              <input className={styles.grid} type="radio" name="view" value="grid" />
              <span>{tee.view.grid}</span>
            </label>
          </fieldset>
        )}
        <SortBar {...sort} />
      </div>
      <ActiveFilters
        className={styles.chips}
        filterClassName={styles.chip}
        filters={activeFilters}
        clearHref={clearHref}
      />
      <Results className={styles.goods} status={status}>
        <ResultsState
          status={status}
          count={products.length}
          loading={<DeckSkeleton count={Math.max(products.length, 6)} />}
          nearest={props.nearest}
          nothing={<NothingFound help={props.help} clearHref={clearHref} />}
        >
          <Deck products={products} addOf={props.addOf} headingLevel={2} priority={!picture} />
          <Pagination {...props.pagination} />
          <p className={styles.note}>{goods.pictureNote}</p>
        </ResultsState>
      </Results>
      <ListNotice notice={notice} />
      <div className={styles.crumbs}>
        <Breadcrumb crumbs={props.breadcrumbs} />
      </div>
    </div>
  );
}
