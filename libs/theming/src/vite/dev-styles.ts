import type { Plugin } from 'vite';

/**
 * Development only. A style sheet that the server's HTML links as `?direct` would turn each edit of it into a reload that loses
 * state: a CSS module accepts no update itself, and nothing imports the link. The link is there for the first paint, so it is
 * exchanged alone; what imports the file for its names is updated as ever.
 */
export function devStylesPlugin(): Plugin {
  return {
    name: 'shop:dev-styles',
    apply: 'serve',
    hotUpdate({ modules }) {
      // Said here, not when it is transformed: Vite's own analysis comes after every plugin.
      for (const module of modules) if (/\.css\?.*\bdirect\b/.test(module.url)) module.isSelfAccepting = true;
    },
  };
}
