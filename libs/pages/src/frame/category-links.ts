import { paths, withQuery } from '@shop/constants';
import type { NavLink } from '@shop/theming';
import type { FrameCategory } from '../frame-data/frame-data.ts';

/** Ways into the categories; the one whose list is open is marked. */
export function categoryLinks(
  categories: readonly FrameCategory[],
  location: { readonly pathname: string; readonly search: string },
): NavLink[] {
  const open = location.pathname.startsWith(paths.products().slice(0, -1))
    ? new URLSearchParams(location.search).get('category')
    : null;
  return categories.map(({ key, name }) => ({
    label: name,
    href: withQuery(paths.products(), { category: key }),
    current: open === key,
  }));
}
