import type { Catalog } from '@shop/api';
import type { FreeAreaView } from '@shop/theming';
import { photographsOf, type Photographs } from '../content/illustration-of.ts';
import { loadFreeArea } from '../content/load-free-area.ts';
import type { InquiryReceipt } from '../contact/contact-sending.ts';
import type { LoadInput } from '../loading/load-input.ts';
import { catalogSending, type PreparedCatalogs } from './catalog-sending.ts';

export type OfferedCatalog = Pick<Catalog, 'key' | 'name' | 'lead' | 'issued_on' | 'illustration' | 'alt'> & {
  readonly isOnScreen: boolean;
};

export interface CatalogOrderRead {
  readonly step: 'form' | 'confirm' | 'complete';
  /** Those that are sent by post. */
  readonly catalogs: readonly OfferedCatalog[];
  /** The one that the address names, or the only one; null for none. */
  readonly chosen: string | null;
  readonly photographs: Photographs;
  readonly area: FreeAreaView | null;
  /** The request prepared or sent in this tab; null on the server. */
  readonly prepared: PreparedCatalogs | null;
  readonly receipt: InquiryReceipt | null;
}

/** Catalogues that are sent by post. @throws ApiFailure */
export async function loadCatalogOrder({ api, url, signal }: LoadInput): Promise<CatalogOrderRead> {
  const [catalogs, categories, area] = await Promise.all([
    api.GET('/v1/catalog', { signal }),
    api.GET('/v1/categories/hierarchy', { params: { query: { table: 'products' } }, signal }),
    loadFreeArea({ api, signal }, 'catalog_order'),
  ]);
  const offered = catalogs.data
    .filter(({ is_orderable }) => is_orderable)
    .map(({ key, name, lead, issued_on, illustration, alt, pages }) => ({
      key,
      name,
      lead,
      issued_on,
      illustration,
      alt,
      isOnScreen: pages.length > 0,
    }));
  const wanted = url.searchParams.get('catalog');
  const chosen = offered.find(({ key }) => key === wanted) ?? (offered.length === 1 ? offered[0] : undefined);
  return {
    step: stepOf(url),
    catalogs: offered,
    chosen: chosen?.key ?? null,
    photographs: photographsOf(categories.data),
    area,
    prepared: null,
    receipt: null,
  };
}

/** The same with what this tab has typed and sent. @throws ApiFailure; a redirect where a step has nothing to show */
export async function loadOwnCatalogOrder(input: LoadInput): Promise<CatalogOrderRead> {
  const step = stepOf(input.url);
  const prepared = step === 'confirm' ? catalogSending.prepared().values : null;
  const receipt = step === 'complete' ? catalogSending.receipt() : null;
  return { ...(await loadCatalogOrder(input)), prepared, receipt };
}

function stepOf(url: URL): CatalogOrderRead['step'] {
  const step = url.searchParams.get('step');
  return step === 'confirm' || step === 'complete' ? step : 'form';
}
