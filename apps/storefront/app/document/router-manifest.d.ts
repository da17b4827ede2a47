/** The router's route manifest in the browser; it grows as routes are discovered. */
interface Window {
  readonly __reactRouterManifest?: {
    readonly routes: Readonly<Record<string, { readonly css?: readonly string[] } | undefined>>;
  };
}
