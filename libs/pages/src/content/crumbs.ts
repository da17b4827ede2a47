import type { StaticPage } from '@shop/api';
import { landingPaths, paths } from '@shop/constants';
import { frameCopy } from '@shop/copy';
import type { NamedLink } from '@shop/theming';
import { normalisePath } from '../screens/normalise-path.ts';
import type { LandingRead } from './load-landing.ts';

const home: NamedLink = { label: frameCopy.home, href: paths.home() };

/** Returns the breadcrumbs of a static page; its URL ends with a slash, as all URLs of the shop. */
export function staticPageCrumbs({ path, title }: Pick<StaticPage, 'path' | 'title'>): readonly [NamedLink, NamedLink] {
  return [home, { label: title, href: `${normalisePath(path)}/` }];
}

/** From the top of the shop to a landing page, or by the page of its collection to an entry. */
export function landingCrumbs({
  key,
  title,
  collection,
}: Pick<LandingRead, 'key' | 'title' | 'collection'>): readonly [NamedLink, ...NamedLink[]] {
  if (collection === null) return [home, { label: title, href: landingPaths.page(key) }];
  return [
    home,
    { label: collection.title, href: landingPaths.page(collection.key) },
    { label: title, href: landingPaths.entry(collection.key, key) },
  ];
}
