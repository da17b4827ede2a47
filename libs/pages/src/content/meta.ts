import { paths } from '@shop/constants';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import { pageMeta, type JsonLdObject } from '../seo/page-meta.ts';
import { previewOf } from '../seo/preview-of.ts';
import { landingCrumbs, staticPageCrumbs } from './crumbs.ts';
import type { ContentRead } from './load.ts';
import type { LandingRead } from './load-landing.ts';

/** The metadata of a static page or a landing page. */
export const contentMeta = pageMeta<ContentRead>(
  ({
    data: { page, landing },
    frame: {
      settings: { SITE },
    },
  }) => {
    const crumbs = landing ? landingCrumbs(landing) : staticPageCrumbs(page);
    const path = crumbs.at(-1)?.href ?? paths.home();
    const trail = breadcrumbJsonLd(crumbs, SITE.URL);
    if (!landing) return { ...reading, title: page.title, description: page.description, path, jsonLd: [trail] };
    const { title, lead, image, collection } = landing;
    return {
      ...reading,
      title,
      description: lead,
      path,
      ...(image && { image: previewOf(image) }),
      jsonLd: collection ? [trail, entryJsonLd(landing, SITE)] : [trail],
    };
  },
);

const reading = { indexable: true, type: 'article' } as const;

/** An entry of a collection as an article by the shop. */
function entryJsonLd(
  { title, lead, image, publishedAt }: LandingRead,
  { NAME, URL: origin }: { readonly NAME: string; readonly URL: string },
): JsonLdObject {
  return {
    '@type': 'Article',
    headline: title,
    description: lead,
    datePublished: publishedAt,
    author: { '@type': 'Organization', name: NAME, url: origin },
    ...(image && { image: new URL(previewOf(image).href, origin).href }),
  };
}
