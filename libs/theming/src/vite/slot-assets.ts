import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { DevEnvironment, EnvironmentModuleNode, Plugin } from 'vite';
import type { SlotAssets } from '../runtime/slot-runtime.tsx';
import { assetTable, type BuildPlace } from './asset-table.ts';

const virtualId = 'virtual:slot-assets';
const resolvedId = `\0${virtualId}`;
const tableFile = '.vite/slot-assets.json';

/** Returns the styles of a file to the server code in development; both run in one process. */
declare global {
  var slotAssetsInDevelopment: ((id: string) => SlotAssets | undefined) | undefined;
}

/**
 * `virtual:slot-assets` exports `assetsOf(id)`: what the browser needs for a file of a theme or a route. A build inlines a table
 * written with the client bundle; development reads the module graph.
 */
export function slotAssetsPlugin(workspace: string): Plugin {
  let clientOut = '';
  let place: BuildPlace = { workspace, viteRoot: workspace, base: '/' };
  return {
    name: 'shop:slot-assets',
    configResolved(config) {
      place = { workspace, viteRoot: config.root, base: config.base };
      clientOut = resolve(config.root, config.environments.client?.build.outDir ?? 'build/client');
    },
    configureServer(server) {
      globalThis.slotAssetsInDevelopment = (id) => {
        const ssr = server.environments.ssr;
        return ssr && { js: [], css: stylesOf(ssr, resolve(workspace, id)) };
      };
    },
    resolveId: { filter: { id: /^virtual:slot-assets$/ }, handler: () => resolvedId },
    load: {
      filter: { id: /^\0virtual:slot-assets$/ },
      handler() {
        if (this.environment.name === 'client') throw new Error(`${virtualId} is for the server`);
        if (this.environment.mode === 'dev')
          return 'export const assetsOf = (id) => globalThis.slotAssetsInDevelopment(id);';
        const file = resolve(clientOut, tableFile);
        if (!existsSync(file)) throw new Error(`${file} is missing: the client is built before the server`);
        return `const table = ${readFileSync(file, 'utf8')};\nexport const assetsOf = (id) => table[id];`;
      },
    },
    writeBundle(options, bundle) {
      if (this.environment.name !== 'client') return;
      const file = resolve(options.dir ?? clientOut, tableFile);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(assetTable(place, bundle)));
    },
  };
}

/** Returns the URLs of the stylesheets of a loaded module and its static imports, as plain CSS. */
function stylesOf(environment: DevEnvironment, file: string): string[] {
  const seen = new Set<EnvironmentModuleNode>();
  const css: string[] = [];
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    seen.add(module);
    if (/\.css(?:$|\?)/.test(module.url)) css.push(`${module.url}${module.url.includes('?') ? '&' : '?'}direct`);
    const { deps } = module.transformResult ?? {};
    const staticDeps = new Set(deps);
    for (const next of module.importedModules) {
      if (!deps || staticDeps.has(next.url) || staticDeps.has(next.id ?? '')) visit(next);
    }
  };
  const root = environment.moduleGraph.getModuleById(file);
  if (root) visit(root);
  return css;
}
