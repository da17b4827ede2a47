import { escapeXml } from './escape-xml.ts';

/** A URL of the sitemap. */
export interface SitemapEntry {
  readonly path: string;
  /** RFC 3339; absent when not known. */
  readonly changedAt?: string;
  /** Rooted addresses of the photographs that the page shows. */
  readonly images?: readonly string[];
}

/** The sitemap in the form of sitemaps.org 0.9, photographs in that of Google's image sitemaps 1.1. */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(({ path, changedAt, images = [] }) => {
    const address = (rooted: string) => escapeXml(new URL(rooted, origin).href);
    const changed = changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : '';
    const shown = images.map((image) => `<image:image><image:loc>${address(image)}</image:loc></image:image>`).join('');
    return `<url><loc>${address(path)}</loc>${changed}${shown}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls.join('')}</urlset>\n`;
}
