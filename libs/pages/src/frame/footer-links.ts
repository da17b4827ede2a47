import { paths, screens as rows, screensOfMenu, staticPaths, withQuery, type ScreenName } from '@shop/constants';
import type { footerCopy } from '@shop/copy';
import type { NamedLink } from '@shop/theming';
import type { FrameCategory } from '../frame-data/frame-data.ts';

type Texts = typeof footerCopy;

/** Returns the links to legal pages, required on every page (L-01). */
export function legalLinks(t: Texts): NamedLink[] {
  return [
    { label: t.law, href: staticPaths.law() },
    { label: t.privacy, href: staticPaths.privacy() },
    { label: t.accessibility, href: staticPaths.accessibility() },
    { label: t.company, href: staticPaths.company() },
  ];
}

/** Returns the columns of the footer: products, shopping guide, my page. */
export function footerGroups(
  t: Texts,
  categories: readonly FrameCategory[],
): readonly { readonly title: string; readonly links: readonly NamedLink[] }[] {
  return [
    {
      title: t.search,
      links: [
        ...categories.map(({ key, name }) => ({ label: name, href: withQuery(paths.products(), { category: key }) })),
        { label: t.allProducts, href: paths.products() },
      ],
    },
    { title: t.footerService, links: serviceLinks(t) },
    { title: t.footerCompany, links: legalLinks(t) },
  ];
}

/** Returns the links to the shopping guide and to my page. */
function serviceLinks(t: Texts): NamedLink[] {
  const labels: Partial<Record<ScreenName, string>> = t.screens;
  const screens = screensOfMenu('service').map((name) => ({ label: labels[name] ?? '', href: `${rows[name].path}/` }));
  return [{ label: t.guide, href: staticPaths.guide() }, ...screens];
}
