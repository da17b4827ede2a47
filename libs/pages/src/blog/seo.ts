import type { BlogArticle } from '@shop/api';
import { paths } from '@shop/constants';
import { blogCopy, frameCopy } from '@shop/copy';
import type { NamedLink } from '@shop/theming';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import { pageMeta, type JsonLdObject } from '../seo/page-meta.ts';
import { previewOf } from '../seo/preview-of.ts';
import { feedLink } from './feed-link.ts';
import type { BlogRead } from './load.ts';

/** From the top of the shop to an article. */
export function blogCrumbs({ id, title }: Pick<BlogArticle, 'id' | 'title'>): readonly NamedLink[] {
  return [
    { label: frameCopy.home, href: paths.home() },
    { label: blogCopy.title, href: paths.blogs() },
    { label: title, href: paths.blog(String(id)) },
  ];
}

/** The metadata of an article. */
export const blogMeta = feedLink(
  pageMeta<BlogRead>(
    ({
      data: { article },
      frame: {
        settings: { SITE },
      },
    }) => ({
      title: article.title,
      description: article.lead,
      path: paths.blog(String(article.id)),
      indexable: true,
      type: 'article',
      ...(article.image && { image: previewOf(article.image) }),
      jsonLd: [breadcrumbJsonLd(blogCrumbs(article), SITE.URL), blogJsonLd(article, SITE)],
    }),
  ),
);

/** An article, by its author, published by the shop. */
export function blogJsonLd(
  { id, title, lead, image, author_name, published_at, updated_at }: BlogArticle,
  { NAME, URL: origin }: { readonly NAME: string; readonly URL: string },
): JsonLdObject {
  return {
    '@type': 'Article',
    headline: title,
    description: lead,
    datePublished: published_at,
    dateModified: updated_at,
    mainEntityOfPage: new URL(paths.blog(String(id)), origin).href,
    author: { '@type': 'Organization', name: author_name },
    publisher: { '@type': 'Organization', name: NAME, url: origin },
    ...(image && { image: new URL(previewOf(image).href, origin).href }),
  };
}
