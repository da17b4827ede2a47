import type { FrameData } from '../frame-data/frame-data.ts';
import { paths } from '@shop/constants';

/** Returns robots.txt: everything except the API, but with its images. Screens that are not indexed have a meta tag. */
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

/** The validity of the file in days; it is generated on each request. */
const validDays = 180;

/** Returns security.txt (RFC 9116): the contact for vulnerabilities is the seller's mail address. */
export function securityTxt({ SITE, SELLER }: Pick<FrameData['settings'], 'SITE' | 'SELLER'>, now: Date): string {
  const expires = new Date(now.getTime() + validDays * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${SELLER.EMAIL}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: ja, en',
    `Canonical: ${new URL('/.well-known/security.txt', SITE.URL).href}`,
    '',
  ].join('\n');
}

/** Returns the Web Application Manifest, for the home screen of a phone. */
export function webManifest({ SITE: { NAME, DESCRIPTION, ICON } }: Pick<FrameData['settings'], 'SITE'>): object {
  return {
    name: NAME,
    ...(DESCRIPTION && { description: DESCRIPTION }),
    lang: 'ja',
    start_url: paths.home(),
    scope: paths.home(),
    display: 'browser',
    icons: (
      ICON?.widths.filter((width) => width >= 180).map((width) => ({ src: `${ICON.base}/${width}.png`, width })) ?? [
        { src: '/apple-touch-icon.png', width: 180 },
        { src: '/icon-512.png', width: 512 },
      ]
    ).map(({ src, width }) => ({ src, sizes: `${width}x${width}`, type: 'image/png' })),
  };
}
