import { browserShop, itemOfProduct } from '@shop/state';
import { ProductPage } from '@shop/theming';
import { lazy, useEffect, useEffectEvent, useMemo } from 'react';
import { doInTime } from '../frame/request-idle.ts';
import type { ProductData } from './load.ts';
import { useProductModel } from './model.ts';
import { useSelectItem } from './use-select-item.ts';

/** One product. A new product begins a new page: quantities and pictures chosen belong to the old one. */
export function ProductScreen({ data }: { data: ProductData }) {
  const { id, key, name, illustration } = data.product;
  useEffect(() => {
    // Off line the store's code may not come; the page stands without its history.
    const remember = () => void browserShop().dispatch('productViewed', { id, key, name, illustration }).catch(() => undefined);
    return doInTime(remember);
  }, [id, key, name, illustration]);
  const tell = useEffectEvent(() => browserShop().track('view_item', { items: [itemOfProduct(data.product)], value: data.product.price }));
  useEffect(() => tell(), [key]);
  useSelectItem(useMemo(() => ({ related: data.related }), [data.related]));
  return <OneProduct key={key} data={data} />;
}

/** Clothes bring more code, and a member's measurements; food does not carry it. */
const MeasuredProduct = lazy(() => import('./measured-product.tsx'));

function OneProduct({ data }: { data: ProductData }) {
  if (data.product.measurements.length > 0) return <MeasuredProduct data={data} />;
  return <PlainProduct data={data} />;
}

function PlainProduct({ data }: { data: ProductData }) {
  return <ProductPage {...useProductModel(data)} />;
}
