import { loadProduct, ProductScreen, productSeo } from '@shop/pages/product';
import { pageMeta } from '@shop/pages/seo';
import { useLoaderData } from 'react-router';
import { load } from '../shop/load.ts';

export const loader = load(loadProduct);
export const clientLoader = load(loadProduct);
export const meta = pageMeta(productSeo);

export default function ProductRoute() {
  return <ProductScreen data={useLoaderData<typeof loader>()} />;
}
