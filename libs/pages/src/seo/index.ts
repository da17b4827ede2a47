export { atomFeed, loadFeed } from './atom-feed.ts';
export { breadcrumbJsonLd, productJsonLd, type ProductFacts } from './json-ld.ts';
export { loadSitemap } from './load-sitemap.ts';
export { metaOf, pageMeta, type CopyOf, type JsonLdObject, type PageSeo } from './page-meta.ts';
export { robotsTxt } from './robots-txt.ts';
export { securityTxt } from './security-txt.ts';
export { sitemapXml, type SitemapEntry } from './sitemap-xml.ts';
export { webManifest } from './web-manifest.ts';
