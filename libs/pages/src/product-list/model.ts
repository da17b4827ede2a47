import { paths, screenPaths } from '@shop/constants';
import { goodsCopy, productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { HiddenField, ProductListPageProps } from '@shop/theming';
import { useNavigate, useNavigation } from 'react-router';
import { useAddMany } from '../cart-drawer/use-add-many.ts';
import { useAddToCart } from '../cart-drawer/use-add-to-cart.ts';
import { useIsStopped } from '../connection/use-connection.ts';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import { useShownLongEnough } from '../timing/use-shown-long-enough.ts';
import { isAt } from '../screens/is-at.ts';
import { productViews } from '../product-card/product-view.ts';
import { sellingStopped } from '../product-card/selling-stopped.ts';
import { useSearchParams } from '../navigation/use-search-params.ts';
import { activeFilters, clearedHref } from './active-filters.ts';
import { facetGroups } from './facet-groups.ts';
import { allProducts, changed, listHref, readListQuery, SORTS, withoutFilters, type ListQuery } from './list-query.ts';
import type { ProductListData } from './load.ts';

/** A list that loads within this time shows no skeleton. */
const loadingGraceMs = 100;

/** Returns the props of the product list. Selected filters are shown at once, while their products are loading. */
export function useProductListModel({
  products,
  pagination,
  facets,
  category,
  notice,
}: ProductListData): Omit<ProductListPageProps, 'nearest'> {
  const t = useCopy(productListCopy);
  const goods = useCopy(goodsCopy);
  const search = useSearchParams();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const { settings, categories } = useShopFrame();
  const addOf = useAddToCart();
  const addManyOf = useAddMany();
  // Offline the old list remains, and the selection waits.
  const isStopped = useIsStopped();
  const isNextList =
    !isStopped &&
    next !== undefined &&
    isAt(next.pathname, screenPaths.products) &&
    next.search.slice(1) !== search.toString();
  const showsLoading = useShownLongEnough(isNextList, loadingGraceMs);
  const query = readListQuery(isNextList ? new URLSearchParams(next.search) : search);
  const go = (to: ListQuery) => void navigate(listHref(to), { preventScrollReset: true });
  const title = titleOf(query, facets.categories.find(({ value }) => value === query.category)?.label, t);
  const face = category?.of === query.category && query.word === '' ? category : null;
  const stopped = sellingStopped(settings);
  const filters = activeFilters(query, facets, t);
  const first = (pagination.current - 1) * pagination.per + 1;
  return {
    status: showsLoading ? 'loading' : 'ready',
    title,
    lead: query.word || query.category ? (face?.lead ?? null) : t.productsLead,
    picture: face?.image ?? null,
    breadcrumbs: [
      { label: goods.home, href: paths.home() },
      { label: goods.products, href: paths.products() },
      ...(query.word || query.category ? [{ label: title, href: listHref(query) }] : []),
    ],
    products: productViews(products, stopped, goods),
    addOf,
    addManyOf,
    facets: {
      action: paths.products(),
      groups: facetGroups(facets, query, new Set(categories.map(({ key }) => key)), t),
      price: {
        min: String(query.priceMin ?? ''),
        max: String(query.priceMax ?? ''),
      },
      inStockOnly: query.inStock,
      hidden: fieldsOf(withoutFilters(query)),
      total: facets.total,
      clearHref: listHref(withoutFilters(query)),
      onChange: (form) =>
        go(readListQuery(new URLSearchParams([...form].map(([name, value]) => [name, String(value)])))),
    },
    sort: {
      action: paths.products(),
      total: pagination.total,
      from: products.length && first,
      to: products.length && Math.min(pagination.current * pagination.per, pagination.total),
      options: SORTS.map((value) => ({ value, label: t.sorts[value] })),
      selected: query.sort,
      hidden: fieldsOf(changed(query, { sort: 'recommended' })),
      onChange: (value) => go(changed(query, { sort: SORTS.find((sort) => sort === value) ?? 'recommended' })),
    },
    pagination: { page: pagination.current, last: pagination.last, hrefOf: (page) => listHref({ ...query, page }) },
    activeFilters: filters,
    clearHref: clearedHref(query, facets, filters.length > 0),
    notice: notice && {
      title: notice.title,
      text: notice.body ?? '',
      link: notice.link_url === null ? null : { label: notice.link_label ?? t.noticeMore, href: notice.link_url },
    },
    help: {
      word: query.word || null,
      ways: categories.map(({ key, name }) => ({
        label: name,
        href: listHref({ ...allProducts, category: key }),
      })),
    },
  };
}

/** Returns the title of the list. */
export function titleOf(query: ListQuery, category: string | undefined, t: typeof productListCopy): string {
  if (query.word) return t.searchTitle(query.word);
  return category ?? t.allProducts;
}

/** Returns the hidden fields that a form needs to stay on a list. */
function fieldsOf(query: ListQuery): readonly HiddenField[] {
  return [...new URL(listHref(query), 'http://shop.invalid').searchParams].map(([name, value]) => ({ name, value }));
}
