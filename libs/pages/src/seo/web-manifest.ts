import { paths } from '@shop/constants';
import type { FrameData } from '../frame-data/frame-data.ts';

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
