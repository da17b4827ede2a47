export { loadShopTop } from '../home/load.ts';
export { ShopTopScreen } from './page.tsx';
export { shopTopSeo } from '../home/seo.ts';
