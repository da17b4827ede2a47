import type { Plugin } from 'vite';
import { slotImports } from './read-definitions.ts';
import { layerOf, workspacePath } from './workspace-path.ts';

/**
 * Server build: writes the file of each component as the second argument of `wrap` and `replace`,
 * which is the key of its entry in the asset table. A path that does not resolve fails the build.
 */
export function slotIdsPlugin(workspace: string): Plugin {
  return {
    name: 'shop:slot-ids',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform: {
      filter: { id: /\/src\/(?:theme|variant)\.tsx?$/ },
      async handler(code, id) {
        const path = workspacePath(workspace, id);
        if (!path || !layerOf(path)) return null;
        let out = code;
        for (const { at, source } of slotImports(id, code).reverse()) {
          const resolved = await this.resolve(source, id);
          const file = resolved && workspacePath(workspace, resolved.id);
          if (!file) throw new Error(`${path}: cannot find ${source}`);
          out = `${out.slice(0, at)}, ${JSON.stringify(file)}${out.slice(at)}`;
        }
        return { code: out, map: null };
      },
    },
  };
}
