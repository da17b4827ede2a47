import type { Plugin } from 'vite';

/**
 * Development only. A style sheet that the server's HTML links as `?direct` would turn each edit of it into a
 * reload that loses state; the link is there for the first paint only, so its module accepts itself.
 */
export function devStylesPlugin(): Plugin {
  return {
    name: 'shop:dev-styles',
    apply: 'serve',
    enforce: 'post',
    transform: {
      filter: { id: /\.css\?.*\bdirect\b/ },
      handler(_code, id) {
        const module = this.environment.mode === 'dev' ? this.environment.moduleGraph.getModuleById(id) : undefined;
        if (module) module.isSelfAccepting = true;
        return null;
      },
    },
  };
}
