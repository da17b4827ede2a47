import { loadProductList, ProductListScreen, productListSeo } from '@shop/pages/product-list';
import { pageMeta } from '@shop/pages/seo';
import { useLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router';
import { loadLater } from '../shop/load-later.ts';
import { load } from '../shop/load.ts';

export const loader = load(loadProductList);
export const clientLoader = loadLater(() => import('@shop/pages/product-list').then(({ loadProductList }) => loadProductList));
export const meta = pageMeta(productListSeo);

/** A list is not read again while its parameters stay the same (spec §4). */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.search !== nextUrl.search || (currentUrl.href === nextUrl.href && defaultShouldRevalidate);
}

export default function ProductListRoute() {
  return <ProductListScreen data={useLoaderData<typeof loader>()} />;
}
