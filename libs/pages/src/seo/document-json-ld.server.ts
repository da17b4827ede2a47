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

/** The loader data of screens with additional structured data in the document, by screen name. */
interface ReadOfScreens {
  readonly home: HomeData;
  readonly products: ProductListData;
  readonly product: ProductData;
}

/**
 * Returns the structured data that only the document has: search engines read only documents, and the first load is
 * limited in size (decision 74). The first argument is the loader data of the shown routes, by screen name.
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

/** Returns the organisation and the website with its search. */
function shopJsonLd({ SITE: { NAME: name, URL: origin, ICON, LOGO } }: Settings): readonly JsonLdObject[] {
  const url = new URL(paths.home(), origin).href;
  // The braces mark the position of the word and must not be encoded.
  const target = `${new URL(paths.products(), origin).href}?word={word}`;
  return [
    { '@type': 'Organization', name, url, logo: new URL(logoOf(ICON ?? LOGO), origin).href },
    {
      '@type': 'WebSite',
      name,
      url,
      potentialAction: { '@type': 'SearchAction', target, 'query-input': 'required name=word' },
    },
  ];
}

/** Returns the largest size of the channel's own icon or logo, otherwise the shop's mark. */
function logoOf(own: Settings['SITE']['ICON'] | Settings['SITE']['LOGO']): string {
  return own ? `${own.base}/${own.widths.at(-1)}.webp` : logo;
}

/** Returns the products of a list in order, by the URLs of their pages. */
const itemListJsonLd = (products: readonly { readonly key: string }[], origin: string): JsonLdObject => ({
  '@type': 'ItemList',
  itemListElement: products.map(({ key }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: new URL(paths.product(key), origin).href,
  })),
});
