import type { ProductAccessory } from '@shop/api';
import { useOptionalQuery } from '../timing/use-optional-query.ts';

/** What a product is offered with; nothing until it is known, or when it cannot be read: the page does without. */
export function useOfferedExtras(productKey: string): readonly ProductAccessory[] {
  const params = { path: { key: productKey } };
  const offers = useOptionalQuery(productKey, (api, signal) =>
    api.GET('/v1/products/{key}/accessories', { params, signal }).then(({ data }) => data),
  );
  return offers ?? [];
}
