import { loadShopTop, ShopTopScreen, shopTopSeo } from '@shop/pages/ec';
import { pageMeta } from '@shop/pages/seo';
import { useLoaderData } from 'react-router';
import { load } from '../shop/load.ts';

export const loader = load(loadShopTop);
export const clientLoader = load(loadShopTop);
export const meta = pageMeta(shopTopSeo);

export default function ShopTopRoute() {
  return <ShopTopScreen data={useLoaderData<typeof loader>()} />;
}
