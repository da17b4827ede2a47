import type { Plugin } from 'vite';

/**
 * Development only: exchanges a stylesheet that the server's HTML links as `?direct`, since its edit would otherwise
 * reload the page and lose its state. Modules that import the file for its names are updated as usual.
 */
export function devStylesPlugin(): Plugin {
  return {
    name: 'shop:dev-styles',
    apply: 'serve',
    hotUpdate({ modules }) {
      // Set here, not in `transform`: Vite's own analysis runs after every plugin and would overwrite it.
      for (const module of modules) if (/\.css\?.*\bdirect\b/.test(module.url)) module.isSelfAccepting = true;
    },
  };
}
