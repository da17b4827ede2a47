import { HomePage } from '@shop/theming';
import type { HomeData } from '../home/load.ts';
import { loadShopTop } from '../home/load.ts';
import { useHomeModel } from '../home/model.ts';
import { shopTopSeo } from '../home/seo.ts';
import { DeferredBlocks } from '../layout/deferred-blocks.tsx';
import type { LoadedScreenProps } from '../loading/load-input.ts';
import { lazyLoader } from '../loading/lazy-loader.ts';
import { load } from '../loading/load.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { useMemberCorner } from './use-member-corner.ts';
import type { ProductSummary } from '@shop/api';
import { useAppSelector } from '@shop/state';
import { useOptionalQuery } from '../timing/use-optional-query.ts';

/** Goods of the row: as many as the widest screen holds. */
const shown = 4;

export const loader = load(loadShopTop);

export const clientLoader = lazyLoader(() => import('../home/load.ts').then((file) => file.loadShopTop));

export const meta = pageMeta(shopTopSeo);

/** The top page of the shop, `/ec/`, where members arrive. Personal parts are loaded after hydration. */
function ShopTopScreen({ loaderData: data }: LoadedScreenProps<HomeData>) {
  const model = useHomeModel('shop', data, { member: useMemberCorner(), recent: useRecentProducts() });
  return (
    <>
      <HomePage {...model} />
      {data.blocks && <DeferredBlocks blocks={data.blocks} />}
    </>
  );
}

export default ShopTopScreen;

/**
 * Returns the products viewed last in this browser, newest first, with current prices. None on the server, until they
 * are read, and when they cannot be read.
 */
function useRecentProducts(): readonly ProductSummary[] {
  const keys = useAppSelector((state) => state.history.products)
    .slice(0, shown)
    .map(({ key }) => key)
    .join();
  const wanted = keys.split(',');
  const products = useOptionalQuery(keys, (api, signal) =>
    api
      .GET('/v1/products', { params: { query: { 'key[]': wanted } }, signal })
      .then(({ data }) => inOrder(data, wanted)),
  );
  return products ?? [];
}

/** Returns the products in the order of the keys, without those no longer sold. */
export function inOrder(products: readonly ProductSummary[], keys: readonly string[]): readonly ProductSummary[] {
  return keys.flatMap((key) => products.find((product) => product.key === key) ?? []);
}
