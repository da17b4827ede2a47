import { goodsCopy, productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { paths, withQuery } from '@shop/constants';
import { Breadcrumb, FacetPanel, Pagination, SortBar, type CountryWay, type ProductListPageProps } from '@shop/theming';
import { CategoryPicture, Icon } from '@shop/kit';
import { ActiveFilters, ListNotice, Results, ResultsState } from '@shop/parts';
import { latCopy } from '../copy/lat.ts';
import { RegionBrowser } from '../map/region-browser.tsx';
import { Dishes } from './dishes.tsx';
import { DishesSkeleton } from './dishes-skeleton.tsx';
import { NothingFound } from './nothing-found.tsx';
import styles from './product-list-page.module.css';

/** The product list as dishes on a table; the map of origins is at the side, above the other filters. */
export default function ProductListPage(props: ProductListPageProps) {
  const t = useCopy(productListCopy);
  const lat = useCopy(latCopy);
  const goods = useCopy(goodsCopy);
  const { breadcrumbs, title, lead, picture, status, products, facets, sort, activeFilters, clearHref, notice } = props;
  const { countries, chosen } = countriesOf(facets);
  return (
    <>
      <Breadcrumb crumbs={breadcrumbs} />
      <div className={styles.arch}>
        <CategoryPicture className={styles.picture} picture={picture} />
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.page}>
        <aside className={styles.side} aria-label={t.filter}>
          <details className={styles.map}>
            <summary className={styles.open}>
              <Icon name="pin" />
              {lat.map.open}
            </summary>
            <RegionBrowser countries={countries} chosen={chosen} layout="column" />
          </details>
          <FacetPanel {...facets} />
        </aside>
        <Results className={styles.main} status={status}>
          <SortBar {...sort} />
          <ActiveFilters
            className={styles.chips}
            filterClassName={styles.chip}
            filters={activeFilters}
            clearHref={clearHref}
          />
          <ResultsState
            status={status}
            count={products.length}
            loading={<DishesSkeleton count={Math.max(products.length, 6)} />}
            nearest={props.nearest}
            nothing={<NothingFound help={props.help} clearHref={clearHref} />}
          >
            <Dishes products={products} addOf={props.addOf} headingLevel={2} priority={!picture} flow="table" />
            <Pagination {...props.pagination} />
            <p className={styles.note}>{goods.pictureNote}</p>
          </ResultsState>
          <ListNotice notice={notice} />
        </Results>
      </div>
    </>
  );
}

/** Returns the countries of the filter as links on the map, each to the list of only its products. */
function countriesOf({ groups }: ProductListPageProps['facets']): {
  readonly countries: readonly CountryWay[];
  readonly chosen: readonly string[];
} {
  const options = groups.find(({ name }) => name === 'country')?.options ?? [];
  return {
    countries: options
      .filter(({ count, checked }) => checked || count !== 0)
      .map(({ value, label, count }) => ({
        code: value,
        label,
        count: count ?? 0,
        href: withQuery(paths.products(), { country: value }),
      })),
    chosen: options.filter(({ checked }) => checked).map(({ value }) => value),
  };
}
