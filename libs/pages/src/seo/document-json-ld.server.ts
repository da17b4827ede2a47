import type { FrontSettings } from '@shop/api';
import { paths } from '@shop/constants';
import type { HomeData } from '../home/load.ts';
import type { ProductData } from '../product/load.ts';
import type { ProductListData } from '../product-list/load.ts';
import { offerTermsJsonLd } from './offer-terms.server.ts';
import type { JsonLdObject } from './page-meta.ts';

/** The shop's mark, as the manifest names it. */
const logo = '/icon-512.png';

type Settings = Pick<FrontSettings, 'SITE' | 'SELLER'>;

/** What the screens give that say more in their document than in the browser, by their names. */
interface ReadOfScreens {
  readonly home: HomeData;
  readonly products: ProductListData;
  readonly product: ProductData;
}

/**
 * What search engines are told by the document alone: they read no other page of the same visit, and a first load has no byte
 * left for it (decision 74). `reads` holds what the loaders of the shown routes gave, by their names.
 */
export function documentJsonLd(
  { home, products, product }: Partial<ReadOfScreens>,
  settings: Settings,
  now: Date,
): readonly JsonLdObject[] {
  const origin = settings.SITE.URL;
  if (home) return shopJsonLd(settings);
  if (products && products.products.length > 0) return [itemListJsonLd(products.products, origin)];
  const terms = product && offerTermsJsonLd(product, settings, now);
  return terms ? [terms] : [];
}

/** Who sells here, and where the goods are searched for. */
function shopJsonLd({ SITE: { NAME: name, URL: origin } }: Settings): readonly JsonLdObject[] {
  const url = new URL(paths.home(), origin).href;
  // The braces are the place of the word, so they stand as they are.
  const target = `${new URL(paths.products(), origin).href}?word={word}`;
  return [
    { '@type': 'Organization', name, url, logo: new URL(logo, origin).href },
    {
      '@type': 'WebSite',
      name,
      url,
      potentialAction: { '@type': 'SearchAction', target, 'query-input': 'required name=word' },
    },
  ];
}

/** The goods of a list or of a search in their order, by the pages that tell of them. */
const itemListJsonLd = (products: readonly { readonly key: string }[], origin: string): JsonLdObject => ({
  '@type': 'ItemList',
  itemListElement: products.map(({ key }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: new URL(paths.product(key), origin).href,
  })),
});
