import type { FrameData } from '../frame-data/frame-data.ts';

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
