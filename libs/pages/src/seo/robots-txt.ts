/** What robots may read: everything but the calls, of which photographs are none; screens that must not be indexed say so themselves. */
export function robotsTxt(origin: string): string {
  return [
    'User-agent: *',
    'Allow: /v1/images/',
    'Disallow: /v1/',
    'Disallow: /demo/',
    'Disallow: /reports',
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n');
}
