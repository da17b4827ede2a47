import type { ProductAccessory } from '@shop/api';
import { browserShop } from '@shop/state';
import { useEffect, useState } from 'react';

/** What a product is offered with; nothing until it is known, or when it cannot be read: the page does without. */
export function useOfferedExtras(productKey: string): readonly ProductAccessory[] {
  const [offers, setOffers] = useState<readonly ProductAccessory[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const find = async () => {
      const { data } = await browserShop().api.GET('/v1/products/{key}/accessories', {
        params: { path: { key: productKey } },
        signal: leaving.signal,
      });
      if (!leaving.signal.aborted) setOffers(data);
    };
    find().catch(() => undefined);
    return () => leaving.abort();
  }, [productKey]);
  return offers;
}
