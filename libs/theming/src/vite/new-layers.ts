import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const packageName = /^@shop\/(theme|variant)-([a-z0-9-]+)$/;

/**
 * Development only: resolves a theme or variant that was generated while the shop runs by its folder. The table of
 * layers imports it before its package is linked, and Vite does not retry a missing package.
 */
export function newLayersPlugin(workspace: string): Plugin {
  return {
    name: 'shop:new-layers',
    apply: 'serve',
    enforce: 'pre',
    resolveId: {
      filter: { id: packageName },
      handler(id) {
        const [, kind, name = ''] = packageName.exec(id) ?? [];
        const file = join(workspace, 'libs', `${kind}s`, name, 'src/index.ts');
        return existsSync(file) ? file : null;
      },
    },
  };
}
