import { frameCopy } from '@shop/copy';
import { useCopyOf } from '@shop/copy/react';
import { isRouteErrorResponse, type MetaArgs, type MetaDescriptor } from 'react-router';
import type { FrameData } from '../frame-data/frame-data.ts';
import { isScreenError } from './screen-error.ts';

/**
 * The head of pages that say nothing of themselves: errors, and screens behind a guard. Not indexed; a missing page is called
 * one in the customer's words, everything else bears the shop's name (spec §2). A hook: the router calls it while it draws
 * the head.
 */
export function useErrorMeta({ loaderData, error }: MetaArgs): MetaDescriptor[] {
  const t = useCopyOf()(frameCopy);
  // The root loader is the shell's own; it gives nothing where the host belongs to no shop.
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
