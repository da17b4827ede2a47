export { loadProductList, type ProductListData } from './load.ts';
export { ProductListScreen } from './page.tsx';
export { productListSeo } from './seo.ts';
