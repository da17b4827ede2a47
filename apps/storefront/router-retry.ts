import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * The router reloads the document if the file of a route cannot be fetched, and loses it when offline. Such a route
 * fails like one whose data cannot be read, and is fetched again once the guard allows it.
 */
const routeModules = (retryWhenOnline: string, reloadIfStale: string) => `
import { retryWhenOnline } from ${retryWhenOnline};
import { reloadIfStale } from ${reloadIfStale};
const failing = (error) => {
  const fail = () => {
    throw error;
  };
  return { default: fail, clientLoader: () => reloadIfStale().then(fail) };
};
export const loadRouteModule = async (route, modules) => modules[route.id] ?? retryWhenOnline(() => import(/* @vite-ignore */ route.module)).then((module) => (modules[route.id] = module), failing);
`;

/** The router's function that requests unknown routes from the server. */
const discovery = 'getPatchRoutesOnNavigationFunction';
/** The router's messages for developers, 0.1 kB of the first load. */
const words = /console\.(?:warn|error)\("[^"]*"(?:, e)?\);/g;
const exported = /export \{([^}]*)\};\s*$/;

/** Browser build: what the router loads before the shop's own code also waits for a lost connection. */
export function routerRetry(workspace: string): Plugin {
  const file = (name: string) => JSON.stringify(resolve(workspace, 'libs/pages/src/connection', name));
  const retryWhenOnline = file('retry-when-online.ts');
  return {
    name: 'shop:router-retry',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]routeModules\.js$/ },
      handler: () => routeModules(retryWhenOnline, file('reload-if-stale.ts')),
    },
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]fog-of-war\.js$/ },
      handler(code) {
        const [list = '', names = ''] = exported.exec(code) ?? [];
        if (!names.includes(discovery)) this.error(`the router no longer has ${discovery}`);
        return {
          code: `import { retryWhenOnline } from ${retryWhenOnline};
${code.replace(list, '').replace(words, '')}
const discoverWithRetry = (...args) => {
  const discover = ${discovery}(...args);
  return discover && ((path) => retryWhenOnline(() => discover(path), path.signal));
};
export {${names.replace(discovery, `discoverWithRetry as ${discovery}`)}};`,
          map: null,
        };
      },
    },
  };
}
