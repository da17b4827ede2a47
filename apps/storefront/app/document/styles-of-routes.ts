interface RouteManifest {
  readonly routes: Readonly<Record<string, { readonly css?: readonly string[] | undefined } | undefined>>;
}

/** Reads the style sheets of a route from the router's manifest, which marks them with a `#` that no other link has. */
export function stylesOfRoutes(manifest: () => RouteManifest | undefined): (routeId: string) => readonly string[] {
  return (routeId) => (manifest()?.routes[routeId]?.css ?? []).map((href) => href.replace(/#$/, ''));
}
