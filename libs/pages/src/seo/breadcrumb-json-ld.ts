import type { NamedLink } from '@shop/theming';
import type { JsonLdObject } from './page-meta.ts';

/** Returns the breadcrumbs of a page as structured data. */
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
