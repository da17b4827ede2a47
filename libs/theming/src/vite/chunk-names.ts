import type { Plugin, Rolldown } from 'vite';
import { layerOf, workspacePath } from './workspace-path.ts';

/** What every page runs before it can draw anything: one file instead of a dozen small ones. */
const shell = /[\\/](?:libs[\\/](?:theming|constants)[\\/]src|apps[\\/]storefront[\\/]app[\\/](?:document|shop))[\\/]|[\\/]apps[\\/]storefront[\\/]app[\\/](?:root|themes)\.tsx?$/;
const vendor = /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/;

/** One chunk for what every page runs and no release changes, and names that say whose a file is: `fle.header-….js`. */
export function chunkNamesPlugin(workspace: string): Plugin {
  return {
    name: 'shop:chunk-names',
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              rolldownOptions: {
                output: {
                  chunkFileNames: (chunk) => `assets/${ownerName(workspace, chunk)}-[hash].js`,
                  codeSplitting: { groups: [{ name: 'vendor', test: vendor, priority: 2 }, { name: 'shell', test: shell, priority: 1 }] },
                },
              },
            },
          }
        : undefined,
  };
}

function ownerName(workspace: string, chunk: Rolldown.PreRenderedChunk): string {
  const path = chunk.facadeModuleId ? workspacePath(workspace, chunk.facadeModuleId) : null;
  const owner = path && layerOf(path);
  return owner ? `${owner.layer}.${owner.file.replace(/^.*\//, '').replace(/\.\w+$/, '')}` : '[name]';
}
