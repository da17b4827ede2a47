export { loadProduct, type ProductData } from './load.ts';
export { ProductScreen } from './page.tsx';
export { productSeo } from './seo.ts';
