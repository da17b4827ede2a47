import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The router loads the window anew when a route's file cannot be fetched, and loses it for the browser's error when nothing can. */
const routeModules = (patiently: string) => `
import { patiently } from ${patiently};
export const loadRouteModule = async (route, modules) => (modules[route.id] ??= await patiently(() => import(/* @vite-ignore */ route.module)));
`;

/** What the router asks the server of a path that it does not know yet. */
const discovery = 'getPatchRoutesOnNavigationFunction';
/** Its words for developers, 0.1 kB of the first load. */
const words = /console\.(?:warn|error)\("[^"]*"(?:, e)?\);/g;
const exported = /export \{([^}]*)\};\s*$/;

/** Browser build: what the router fetches before any code of the shop runs waits for a lost connection too. */
export function routerPatience(workspace: string): Plugin {
  const patiently = JSON.stringify(resolve(workspace, 'libs/pages/src/connection/patiently.ts'));
  return {
    name: 'shop:router-patience',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]routeModules\.js$/ },
      handler: () => routeModules(patiently),
    },
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]fog-of-war\.js$/ },
      handler(code) {
        const [list = '', names = ''] = exported.exec(code) ?? [];
        if (!names.includes(discovery)) this.error(`the router no longer has ${discovery}`);
        return {
          code: `import { patiently } from ${patiently};
${code.replace(list, '').replace(words, '')}
const discoverPatiently = (...args) => {
  const discover = ${discovery}(...args);
  return discover && ((path) => patiently(() => discover(path), path.signal));
};
export {${names.replace(discovery, `discoverPatiently as ${discovery}`)}};`,
          map: null,
        };
      },
    },
  };
}
