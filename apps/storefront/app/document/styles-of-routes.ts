import { stylesheetUrl } from '@shop/constants';

interface RouteManifest {
  readonly routes: Readonly<Record<string, { readonly css?: readonly string[] | undefined } | undefined>>;
}

/**
 * Returns a function for the stylesheets of a route in the router's manifest, which marks them with a `#` that no other
 * link has.
 * @param breakpoints name of the channel's own breakpoints; null for the default
 */
export function stylesOfRoutes(
  manifest: () => RouteManifest | undefined,
  breakpoints: string | null,
): (routeId: string) => readonly string[] {
  return (routeId) =>
    (manifest()?.routes[routeId]?.css ?? []).map((href) => stylesheetUrl(href.replace(/#$/, ''), breakpoints));
}
