import { useMemo } from 'react';
import { goodsCopy } from '@shop/copy';
import { slot } from '@shop/theming';
import { useLocation, type ClientLoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import { DeferredBlocks } from '../layout/deferred-blocks.tsx';
import type { LoadedScreenProps } from '../loading/load-input.ts';
import { lazyLoader } from '../loading/lazy-loader.ts';
import { load } from '../loading/load.ts';
import type { ShownLists } from '../product-card/selected-item.ts';
import { useSelectItem } from '../product-card/use-select-item.ts';
import { pageMeta } from '../seo/page-meta.ts';
import type { ProductListData } from './load.ts';
import { loadProductList } from './load.ts';
import { readListQuery } from './list-query.ts';
import { useProductListModel } from './model.ts';
import { DeferredAround } from './deferred-around.tsx';
import { DeferredLead } from './deferred-lead.tsx';
import { productListSeo } from './seo.ts';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';
import { useAppStore, type ShopState } from '@shop/state';
import { storeContext } from '../loading/contexts.ts';

/** The list shown last. Set only in the browser: the server has many users. */
let shown: { readonly of: string; readonly data: ProductListData } | null = null;

const signOf = ({ auth }: ShopState, search: string): string => `${auth.userId ?? ''} ${search}`;

const ProductListPage = slot('ProductListPage');

const readList = lazyLoader(() => import('./load.ts').then((file) => file.loadProductList));

export const loader = load(loadProductList);

/** Returns the list shown last if the shopper returns to it (spec §4). */
export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<ProductListData> {
  const state = args.context.get(storeContext).getState();
  return shownListOf(state, new URL(args.request.url).search) ?? readList(args);
}

export const meta = pageMeta(productListSeo);

/** A list is not read again while its parameters stay the same (spec §4). */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.search !== nextUrl.search || (currentUrl.href === nextUrl.href && defaultShouldRevalidate);
}

/** Returns the list as events name it: a search, a category, or all products, regardless of filters. */
function shownLists(search: string, { products, facets, pagination }: ProductListData): ShownLists {
  const { word, category } = readListQuery(new URLSearchParams(search));
  const name = facets.categories.find(({ value }) => value === category)?.label ?? goodsCopy.products;
  return {
    [word ? 'search' : category ? `category_${category}` : 'products']: { name, products, found: pagination.total },
  };
}

/** The product list. */
function ProductListScreen({ loaderData: data }: LoadedScreenProps<ProductListData>) {
  const { search } = useLocation();
  const store = useAppStore();
  useAbortableEffect(data, () => rememberShownList(store.getState(), search, data));
  useSelectItem(useMemo(() => shownLists(search, data), [search, data]));
  const model = useProductListModel(data);
  const around = <DeferredAround {...data} />;
  return (
    <>
      <ProductListPage
        {...model}
        lead={(data.understood ?? data.gifts) ? <DeferredLead {...data} /> : model.lead}
        nearest={data.nearest && around}
      />
      {data.waiting && around}
      {data.blocks && <DeferredBlocks blocks={data.blocks} />}
    </>
  );
}

export default ProductListScreen;

/** Caches the shown list with its parameters for a return to it (spec §4). */
function rememberShownList(state: ShopState, search: string, data: ProductListData): void {
  shown = { of: signOf(state, search), data };
}

/** Returns the list shown last if parameters and user are the same; null if it must be read. */
function shownListOf(state: ShopState, search: string): ProductListData | null {
  return shown?.of === signOf(state, search) ? shown.data : null;
}
