import type { NewsArticle } from '@shop/api';
import { paths } from '@shop/constants';
import { frameCopy, newsCopy } from '@shop/copy';
import type { NamedLink } from '@shop/theming';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import { pageMeta, type JsonLdObject } from '../seo/page-meta.ts';

/** From the top of the shop to a piece of news. */
export function newsCrumbs({ id, title }: Pick<NewsArticle, 'id' | 'title'>): readonly NamedLink[] {
  return [
    { label: frameCopy.home, href: paths.home() },
    { label: newsCopy.title, href: paths.newsList() },
    { label: title, href: paths.news(String(id)) },
  ];
}

/** The metadata of a news item. */
export const newsMeta = pageMeta<NewsArticle>(
  ({
    data,
    frame: {
      settings: { SITE },
    },
  }) => ({
    title: data.title,
    description: data.lead,
    path: paths.news(String(data.id)),
    indexable: true,
    type: 'article',
    jsonLd: [breadcrumbJsonLd(newsCrumbs(data), SITE.URL), newsJsonLd(data, SITE)],
  }),
);

/** A piece of news by the shop itself. */
export function newsJsonLd(
  { id, title, lead, published_at, updated_at }: NewsArticle,
  { NAME, URL: origin }: { readonly NAME: string; readonly URL: string },
): JsonLdObject {
  const shop = { '@type': 'Organization', name: NAME, url: origin };
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: lead,
    datePublished: published_at,
    dateModified: updated_at,
    mainEntityOfPage: new URL(paths.news(String(id)), origin).href,
    author: shop,
    publisher: shop,
  };
}
