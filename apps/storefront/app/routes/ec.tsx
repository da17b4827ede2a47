import { loadShopTop, ShopTopScreen, shopTopSeo } from '@shop/pages/ec';
import { pageMeta } from '@shop/pages/seo';
import { useLoaderData } from 'react-router';
import { loadLater } from '../shop/load-later.ts';
import { load } from '../shop/load.ts';

export const loader = load(loadShopTop);
export const clientLoader = loadLater(() => import('@shop/pages/ec').then(({ loadShopTop }) => loadShopTop));
export const meta = pageMeta(shopTopSeo);

export default function ShopTopRoute() {
  return <ShopTopScreen data={useLoaderData<typeof loader>()} />;
}
