import { findScreen } from '@shop/pages/screens/find-screen.ts';
import type { SlotRuntime } from '@shop/theming';

/** Returns the URLs of the stylesheets that the screen at a path and the root import themselves. Server only. */
export function screenStylesOf(runtime: SlotRuntime, pathname: string): readonly string[] {
  const { folder } = findScreen(pathname);
  const files = ['apps/storefront/app/root.tsx', ...(folder ? [`libs/pages/src/${folder}/route.tsx`] : [])];
  const hrefs = new Set(files.flatMap((file) => runtime.assetsOf(file)?.css ?? []));
  return [...hrefs].map((href) => runtime.stylesheetUrl(href));
}
