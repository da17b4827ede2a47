import { frameCopy } from '@shop/copy';
import { useCopyOf } from '@shop/copy/react';
import { isRouteErrorResponse, type MetaArgs, type MetaDescriptor } from 'react-router';
import type { FrameData } from '../frame-data/frame-data.ts';
import { isScreenError } from './screen-error.ts';

/**
 * Returns the head of error pages and guarded screens: not indexed, with the title of a missing page or the shop's name
 * (spec §2). It is a hook, since the router calls it while it renders the head.
 */
export function useErrorMeta({ loaderData, error }: MetaArgs): MetaDescriptor[] {
  const t = useCopyOf()(frameCopy);
  // The root loader belongs to the shell; it returns nothing if the host has no shop.
  const shop = (loaderData as FrameData | undefined)?.settings.SITE.NAME;
  return [{ title: titleOf(error, shop, t) }, { name: 'robots', content: 'noindex, nofollow' }];
}

function titleOf(
  error: unknown,
  shop: string | undefined,
  t: Pick<typeof frameCopy, 'maintenanceTitle' | 'notFoundHeading'>,
) {
  const failure = isRouteErrorResponse(error) ? error : null;
  const reason: unknown = failure?.data;
  if (isScreenError(reason) && reason.kind === 'maintenance') return reason.title || t.maintenanceTitle;
  if (shop === undefined) return t.notFoundHeading;
  return failure?.status === 404 ? `${t.notFoundHeading} | ${shop}` : shop;
}
