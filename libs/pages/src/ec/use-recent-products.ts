import type { ProductSummary } from '@shop/api';
import { browserShop, useShop, type SeenProduct } from '@shop/state';
import { useEffect, useState } from 'react';

const none: readonly SeenProduct[] = [];
/** Goods of the row: as many as the widest screen holds. */
const shown = 4;

/**
 * Products this browser has seen last, newest first, with what they cost today. None on the server, until they are read,
 * and when they cannot be read.
 */
export function useRecentProducts(): readonly ProductSummary[] {
  const keys = useShop((state) => state.history.products, none)
    .slice(0, shown)
    .map(({ key }) => key)
    .join();
  const [products, setProducts] = useState<readonly ProductSummary[]>([]);
  useEffect(() => {
    if (keys === '') return;
    const wanted = keys.split(',');
    const reading = new AbortController();
    browserShop()
      .api.GET('/v1/products', { params: { query: { 'key[]': wanted } }, signal: reading.signal })
      .then(({ data }) => setProducts(inOrder(data, wanted)))
      .catch(() => undefined);
    return () => reading.abort();
  }, [keys]);
  return products;
}

/** In the order of the keys; keys that are no longer sold are left out. */
export function inOrder(products: readonly ProductSummary[], keys: readonly string[]): readonly ProductSummary[] {
  return keys.flatMap((key) => products.find((product) => product.key === key) ?? []);
}
