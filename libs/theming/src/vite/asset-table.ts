import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import type { SlotAssets } from '../runtime/slot-runtime.tsx';
import { isRoute, layerOf, workspacePath } from './workspace-path.ts';

/** The files that the browser needs, by the file of a component in a theme or variant, or of a route. */
export type AssetTable = Readonly<Record<string, SlotAssets>>;

export interface BuildPlace {
  readonly workspace: string;
  readonly viteRoot: string;
  /** Public path, with a slash at its end. */
  readonly base: string;
}

/**
 * Reads the asset table from the finished client bundle: for every module of a theme or variant and every route its
 * chunk, the chunk's static imports and their stylesheets.
 */
export function assetTable({ workspace, viteRoot, base }: BuildPlace, bundle: Rolldown.OutputBundle): AssetTable {
  const table: Record<string, SlotAssets> = {};
  for (const file of Object.values(bundle)) {
    if (file.type === 'asset') {
      // A stylesheet that nothing else shares a chunk with leaves no chunk in the bundle.
      for (const name of file.originalFileNames) {
        const path = workspacePath(workspace, resolve(viteRoot, name));
        if (path?.endsWith('.css') && layerOf(path)) table[path] = { js: [], css: [`${base}${file.fileName}`] };
      }
      continue;
    }
    const ids = file.moduleIds.flatMap((id) => {
      const path = workspacePath(workspace, id);
      return path && (layerOf(path) ?? isRoute(path)) ? [path] : [];
    });
    if (ids.length === 0) continue;
    const assets = assetsOfChunk(bundle, file.fileName, base);
    for (const id of ids) table[id] = assets;
  }
  return table;
}

/** Follows static imports only; a dynamic import belongs to another slot. */
function assetsOfChunk(bundle: Rolldown.OutputBundle, entry: string, base: string): SlotAssets {
  const js = new Set<string>();
  const css = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || js.has(name)) return;
    js.add(name);
    chunk.imports.forEach(visit);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) css.add(sheet);
  };
  visit(entry);
  const address = (name: string) => `${base}${name}`;
  return { js: [...js].map(address), css: [...css].map(address) };
}
