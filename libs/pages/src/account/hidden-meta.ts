import type { MetaArgs, MetaDescriptor } from 'react-router';
import type { FrameData } from '../frame/frame-data.ts';

/** `meta` of a screen that no search engine lists: its title is known before its data. */
export function hiddenMeta(title: string) {
  return ({ matches }: MetaArgs): MetaDescriptor[] => {
    // The root loader is the shell's own, see apps/storefront/app/root.tsx.
    const frame = matches.find((match) => match?.id === 'root')?.loaderData as FrameData | undefined;
    const shop = frame?.settings.SITE.NAME;
    return [
      { title: shop === undefined ? title : `${title} | ${shop}` },
      { name: 'robots', content: 'noindex, nofollow' },
    ];
  };
}
