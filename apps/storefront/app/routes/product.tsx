import { loadProduct, ProductScreen, productSeo } from '@shop/pages/product';
import { pageMeta } from '@shop/pages/seo';
import { useLoaderData } from 'react-router';
import { loadLater } from '../shop/load-later.ts';
import { load } from '../shop/load.ts';

export const loader = load(loadProduct);
export const clientLoader = loadLater(() => import('@shop/pages/product').then(({ loadProduct }) => loadProduct));
export const meta = pageMeta(productSeo);

export default function ProductRoute() {
  return <ProductScreen data={useLoaderData<typeof loader>()} />;
}
