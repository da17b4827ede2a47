import { useCopy, type CopyArea } from '@shop/copy/react';
import type { MetaArgs, MetaDescriptor } from 'react-router';
import type { FrameData } from '../frame-data/frame-data.ts';
import { withoutJoiners } from '../seo/without-joiners.ts';

/**
 * Returns the `meta` of a screen that is not indexed; its title does not need its data.
 *
 * @param titleOf selects the title from the channel's copy of an area
 */
export function hiddenMeta<T extends CopyArea>(texts: T, titleOf: (t: T, args: MetaArgs) => string) {
  // A hook: the router calls `meta` while it renders the head.
  return function useMeta(args: MetaArgs): MetaDescriptor[] {
    const title = withoutJoiners(titleOf(useCopy(texts), args));
    // The root loader is the shell's own, see apps/storefront/app/root.tsx.
    const frame = args.matches.find((match) => match?.id === 'root')?.loaderData as FrameData | undefined;
    const shop = frame?.settings.SITE.NAME;
    return [
      { title: shop === undefined ? title : `${title} | ${shop}` },
      { name: 'robots', content: 'noindex, nofollow' },
    ];
  };
}
