import { useMemo } from 'react';
import { productCopy } from '@shop/copy';
import { itemOfProduct, reportEvent, viewProduct, useAppDispatch } from '@shop/state';
import { deferred, ProductPage } from '@shop/theming';
import { doInTime } from '../timing/request-idle.ts';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';
import { DeferredBlocks } from '../layout/deferred-blocks.tsx';
import type { LoadedScreenProps } from '../loading/load-input.ts';
import { lazyLoader } from '../loading/lazy-loader.ts';
import { load } from '../loading/load.ts';
import { pageMeta } from '../seo/page-meta.ts';
import type { ProductData } from './load.ts';
import { loadProduct } from './load.ts';
import { useProductModel } from './model.tsx';
import { productSeo } from './seo.ts';
import { useSelectItem } from '../product-card/use-select-item.ts';

export const loader = load(loadProduct);
export const clientLoader = lazyLoader(() => import('./load.ts').then((file) => file.loadProduct));
export const meta = pageMeta(productSeo);

/** A product. Another product resets the state: selected quantity and picture belong to the previous one. */
function ProductScreen({ loaderData: data }: LoadedScreenProps<ProductData>) {
  const dispatch = useAppDispatch();
  const { id, key, name, illustration } = data.product;
  useAbortableEffect(key, () => {
    dispatch(reportEvent('view_item', { items: [itemOfProduct(data.product)], value: data.product.price }));
    // Without a connection the page does without the history.
    const remember = () => void dispatch(viewProduct({ id, key, name, illustration })).catch(() => undefined);
    return doInTime(remember);
  });
  const related = useMemo(() => ({ related: { name: productCopy.related, products: data.related } }), [data.related]);
  useSelectItem(related, true);
  return (
    <>
      <OneProduct key={key} data={data} />
      {data.blocks && <DeferredBlocks blocks={data.blocks} />}
    </>
  );
}

/** Clothes bring more code, and a member's measurements; food does not carry it. */
const MeasuredProduct = deferred(() => import('./measured-product.tsx').then((measured) => measured.default));

function OneProduct({ data }: { data: ProductData }) {
  if (data.product.measurements.length > 0) return <MeasuredProduct data={data} />;
  return <PlainProduct data={data} />;
}

function PlainProduct({ data }: { data: ProductData }) {
  return <ProductPage {...useProductModel(data)} />;
}

export default ProductScreen;
