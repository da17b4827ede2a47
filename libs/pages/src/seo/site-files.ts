import type { FrameData } from '../frame-data/frame-data.ts';
import { paths } from '@shop/constants';

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

/** How long readers may rely on the file, in days; it is made anew at each reading. */
const validDays = 180;

/** Whom to tell of a weakness (RFC 9116): the seller, by mail. */
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

/** What a phone needs to keep the shop on its home screen (Web Application Manifest). */
export function webManifest({ SITE: { NAME, DESCRIPTION } }: Pick<FrameData['settings'], 'SITE'>): object {
  return {
    name: NAME,
    ...(DESCRIPTION && { description: DESCRIPTION }),
    lang: 'ja',
    start_url: paths.home(),
    scope: paths.home(),
    display: 'browser',
    icons: [
      { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  };
}
