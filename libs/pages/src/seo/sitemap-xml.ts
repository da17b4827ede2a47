import { escapeXml } from './escape-xml.ts';

/** One address of the sitemap. */
export interface SitemapEntry {
  readonly path: string;
  /** RFC 3339; absent when not known. */
  readonly changedAt?: string;
}

/** The sitemap in the form of sitemaps.org 0.9. */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : '';
    return `<url><loc>${escapeXml(new URL(path, origin).href)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}
