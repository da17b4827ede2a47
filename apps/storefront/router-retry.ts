import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Browser build: what the router loads before the shop's own code also waits for a lost connection (decision 46). */
export function routerRetry(workspace: string): Plugin {
  const imports = importsOf(workspace);
  const changed = new Set<string>();
  return {
    name: 'shop:router-retry',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart: () => changed.clear(),
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom[\\/]ssr[\\/](?:routeModules|fog-of-war)\.js$/ },
      handler(code, id) {
        const { file, relied, change } = id.endsWith(routeModules.file) ? routeModules : discovery;
        const missing = relied.filter((part) => !code.includes(part));
        if (missing.length > 0) this.error(`${hasChanged} ${file} no longer contains ${missing.join(' and ')}.`);
        changed.add(file);
        return { code: `${imports}\n${change(code)}`, map: null };
      },
    },
    buildEnd(error) {
      const missing = [routeModules, discovery].filter(({ file }) => !changed.has(file));
      if (error === undefined && missing.length > 0)
        this.error(`${hasChanged} lib/dom/ssr has no ${missing.map(({ file }) => file).join(' and ')}.`);
    },
  };
}

const hasChanged =
  'React Router has changed, and a navigation without a connection would lose the page (decision 46, apps/storefront/router-retry.ts):';

interface ChangedFile {
  readonly file: string;
  /** What the change relies on. */
  readonly relied: readonly string[];
  readonly change: (code: string) => string;
}

/** By their paths: a package that is linked elsewhere would find the shop's files there. */
function importsOf(workspace: string): string {
  const file = (name: string) => JSON.stringify(resolve(workspace, 'libs/pages/src/connection', name));
  return `import { retryWhenOnline } from ${file('retry-when-online.ts')};
import { reloadIfStale } from ${file('reload-if-stale.ts')};`;
}

/**
 * The router reloads the document if the file of a route cannot be fetched, and loses it when offline. Such a route
 * fails like one whose data cannot be read, and is fetched again once the guard allows it.
 */
const routeModules: ChangedFile = {
  file: 'routeModules.js',
  relied: ['loadRouteModule(route, routeModulesCache)', 'location.reload()', 'export { loadRouteModule };'],
  change: () => `
const failing = (error) => {
  const fail = () => {
    throw error;
  };
  return { default: fail, clientLoader: () => reloadIfStale().then(fail) };
};
export const loadRouteModule = async (route, modules) => modules[route.id] ?? retryWhenOnline(() => import(/* @vite-ignore */ route.module)).then((module) => (modules[route.id] = module), failing);
`,
};

/** The router's function that requests unknown routes from the server. */
const discover = 'getPatchRoutesOnNavigationFunction';

const discovery: ChangedFile = {
  file: 'fog-of-war.js',
  relied: [`function ${discover}(`, 'async ({ path, patch, signal', ` ${discover},`],
  change: (code) => `${code.replace(` ${discover},`, ` discoverWithRetry as ${discover},`)}
const discoverWithRetry = (...args) => {
  const discover = ${discover}(...args);
  return discover && ((path) => retryWhenOnline(() => discover(path), path.signal));
};`,
};
