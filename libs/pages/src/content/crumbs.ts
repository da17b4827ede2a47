import type { StaticPage } from '@shop/api';
import { paths } from '@shop/constants';
import { frameCopy } from '@shop/copy';
import type { Crumb } from '@shop/theming';
import { normalisePath } from '../screens/normalise-path.ts';

/** From the top of the shop to a static page, whose address ends with a slash as all of the shop's do. */
export function staticPageCrumbs({ path, title }: Pick<StaticPage, 'path' | 'title'>): readonly [Crumb, Crumb] {
  return [
    { label: frameCopy.home, href: paths.home() },
    { label: title, href: `${normalisePath(path)}/` },
  ];
}
