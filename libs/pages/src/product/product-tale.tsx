import type { CollectionEntry } from '@shop/api';
import { landingPaths, STORIES } from '@shop/constants';
import { productDetailCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { OnDemandSlots, slot } from '@shop/theming';
import { useOptionalQuery } from '../timing/use-optional-query.ts';

const TalePanel = slot('ProductTale');

/** The long description of a product, loaded on scrolling, to keep the document small. */
export function ProductTale({ productKey }: { readonly productKey: string }) {
  const t = useCopy(productDetailCopy);
  const tale = useTale(productKey);
  if (tale === null) return null;
  const { title, lead, body, facts } = tale;
  return (
    <OnDemandSlots value>
      <TalePanel {...{ title, lead, body, facts }} more={{ label: t.allTales, href: landingPaths.page(STORIES) }} />
    </OnDemandSlots>
  );
}

/** Returns the description of a product; null until it is read, if there is none, or if it cannot be read. */
function useTale(key: string): CollectionEntry | null {
  const params = { path: { alias: STORIES }, query: { key, max_page_size: 1 } };
  return useOptionalQuery(key, (api, signal) =>
    api.GET('/v1/collections/{alias}', { params, signal }).then(({ data }) => data[0] ?? null),
  );
}
