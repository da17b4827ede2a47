import { paths } from '@shop/constants';
import { frameCopy, sitemapCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { slot } from '@shop/theming';
import type { LoadedScreenProps } from '../loading/load-input.ts';
import { lazyLoader } from '../loading/lazy-loader.ts';
import { load } from '../loading/load.ts';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { loadSitemapPage, type SitemapRead } from './load.ts';
import { sitemapParts } from './model.ts';

const SitemapPage = slot('SitemapPage');

const crumbs = [
  { label: frameCopy.home, href: paths.home() },
  { label: sitemapCopy.title, href: paths.sitemap() },
] as const;

export const loader = load(loadSitemapPage);
export const clientLoader = lazyLoader(() => import('./load.ts').then((file) => file.loadSitemapPage));
export const meta = pageMeta<SitemapRead>(({ frame, copyOf }) => ({
  title: copyOf(sitemapCopy).title,
  description: copyOf(sitemapCopy).description,
  path: paths.sitemap(),
  indexable: true,
  jsonLd: [breadcrumbJsonLd(crumbs, frame.settings.SITE.URL)],
}));

/** Every public page of the shop. */
function SitemapScreen({ loaderData: data }: LoadedScreenProps<SitemapRead>) {
  return <SitemapPage breadcrumbs={crumbs} parts={sitemapParts(data, useCopy(sitemapCopy))} />;
}

export default SitemapScreen;
