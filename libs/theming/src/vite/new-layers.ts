import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const packageName = /^@shop\/(theme|variant)-([a-z0-9-]+)$/;

/**
 * Development only. A theme or variant that is generated while the shop runs is named by the table of layers before its package
 * is linked, and Vite never looks again for a package that was not there: it is found by its folder instead.
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
