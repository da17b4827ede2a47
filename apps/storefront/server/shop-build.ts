import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type * as ServerEntry from '../app/entry.server.tsx';

/** The built application, for the page server. */
export interface ShopApp {
  /** Identifies the build: a page names files that another build may not have. */
  readonly version: string;
  /** Renders a document, or answers a data request or a resource route. */
  readonly render: (
    request: Request,
    delivery: { readonly nonce: string | undefined; readonly whole: boolean },
  ) => Promise<Response>;
  /** The cache key of a document that is the same for all guests; null if it is not cached. */
  readonly cacheableQuery: (url: URL) => URLSearchParams | null;
  /** Drops data that was read for several pages, because it may have changed. */
  readonly forgetReads: () => void;
}

/** Loads the server bundle. @throws Error with one line when the storefront is not built */
export async function loadApp(buildDirectory: string): Promise<ShopApp> {
  const file = join(buildDirectory, 'server', 'index.js');
  if (!existsSync(file)) throw new Error(`The storefront is not built: ${file} is missing. Run npm run build.`);
  // The bundle's type is known, its path is not.
  const build = withoutStylesheets((await import(pathToFileURL(file).href)) as ServerBuild);
  const entry = build.entry.module as unknown as typeof ServerEntry;
  const handle = createRequestHandler(build, 'production');
  return {
    version: build.assets.version,
    cacheableQuery: entry.cacheableQuery,
    forgetReads: () => {
      entry.channels.clear();
      entry.sharedReads.clear();
    },
    render(request, delivery) {
      const context = new RouterContextProvider();
      context.set(entry.deliveryContext, delivery);
      return handle(request, context);
    },
  };
}

/**
 * The build without the stylesheets of its routes: documents link them joined, and a navigation loads them with the file
 * of its screen (decision 97). The router would request each of them again.
 */
function withoutStylesheets(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.assets.routes).map(
    ([id, route]) => [id, route && { ...route, css: [] }] as const,
  );
  return { ...build, assets: { ...build.assets, routes: Object.fromEntries(routes) } };
}
