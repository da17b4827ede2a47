import type { ProductAccessory } from '@shop/api';
import { useOptionalQuery } from '../timing/use-optional-query.ts';

/** Returns the extras offered with a product; none until they are read, or if they cannot be read. */
export function useOfferedExtras(productKey: string): readonly ProductAccessory[] {
  const params = { path: { key: productKey } };
  const offers = useOptionalQuery(productKey, (api, signal) =>
    api.GET('/v1/products/{key}/accessories', { params, signal }).then(({ data }) => data),
  );
  return offers ?? [];
}
