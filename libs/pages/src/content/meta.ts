import type { StaticPage } from '@shop/api';
import { breadcrumbJsonLd } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { staticPageCrumbs } from './crumbs.ts';

/** How a static page is found. */
export const staticPageMeta = pageMeta<StaticPage>(({ data, frame }) => {
  const crumbs = staticPageCrumbs(data);
  return {
    title: data.title,
    description: data.description,
    path: crumbs[1].href,
    indexable: true,
    type: 'article',
    jsonLd: [breadcrumbJsonLd(crumbs, frame.settings.SITE.URL)],
  };
});
