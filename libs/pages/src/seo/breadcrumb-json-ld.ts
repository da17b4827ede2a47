import type { NamedLink } from '@shop/theming';
import type { JsonLdObject } from './page-meta.ts';

/** The way from the top of the shop to a page. */
export function breadcrumbJsonLd(crumbs: readonly NamedLink[], origin: string): JsonLdObject {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(href, origin).href,
    })),
  };
}
