import { HomePage } from '@shop/theming';
import type { HomeData } from '../home/load.ts';
import { loadShopTop } from '../home/load.ts';
import { useHomeModel } from '../home/model.ts';
import { shopTopSeo } from '../home/seo.ts';
import { LaterBlocks } from '../layout/later-blocks.tsx';
import type { LoadedScreenProps } from '../loading/load-input.ts';
import { laterLoader } from '../loading/later-loader.ts';
import { load } from '../loading/load.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { useMemberCorner } from './use-member-corner.ts';
import { useRecentProducts } from './use-recent-products.ts';

export const loader = load(loadShopTop);
export const clientLoader = laterLoader(() => import('../home/load.ts').then(({ loadShopTop }) => loadShopTop));
export const meta = pageMeta(shopTopSeo);

/** The shop's own top, `/ec/`, where members land. What it knows of its reader comes after hydration. */
function ShopTopScreen({ loaderData: data }: LoadedScreenProps<HomeData>) {
  const model = useHomeModel('shop', data, { member: useMemberCorner(), recent: useRecentProducts() });
  return (
    <>
      <HomePage {...model} />
      {data.blocks && <LaterBlocks blocks={data.blocks} />}
    </>
  );
}

export default ShopTopScreen;
