import type { Plugin, Rolldown } from 'vite';
import type { SlotImplementation } from './read-definitions.ts';
import { layerOf, workspacePath } from './workspace-path.ts';

/** What of themes and variants is in the files of a build. */
export interface LayerModules {
  /** Script or style sheet → files of layers in it, from the repository's folder. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** File of a layer → slots whose components bring it, as `theme/Slot`; a definition has none. */
  readonly slots: Readonly<Record<string, readonly string[]>>;
}

/** The build's report, inside the folder of the client build. */
export const layerModulesFile = '.vite/layer-modules.json';

/** Writes the report from the finished client bundle. */
export function layerModulesPlugin(workspace: string, implementations: readonly SlotImplementation[]): Plugin {
  return {
    name: 'shop:layer-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const report = layerModules(workspace, implementations, bundle, (id) => this.getModuleInfo(id)?.importers ?? []);
      this.emitFile({ type: 'asset', fileName: layerModulesFile, source: JSON.stringify(report) });
    },
  };
}

function layerModules(
  workspace: string,
  implementations: readonly SlotImplementation[],
  bundle: Rolldown.OutputBundle,
  importersOf: (id: string) => readonly string[],
): LayerModules {
  const drawing = new Map(implementations.map(({ layer, slot, path }) => [path, `${layer}/${slot}`]));
  const files: Record<string, string[]> = {};
  const slots: Record<string, readonly string[]> = {};
  const slotsOf = (id: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(id)) return new Set();
    seen.add(id);
    const own = drawing.get(workspacePath(workspace, id) ?? '');
    return new Set([
      ...(own === undefined ? [] : [own]),
      ...importersOf(id).flatMap((importer) => [...slotsOf(importer, seen)]),
    ]);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    for (const id of chunk.moduleIds) {
      const path = workspacePath(workspace, id);
      if (path === null || !layerOf(path)) continue;
      slots[path] ??= [...slotsOf(id)].toSorted();
      const places = path.endsWith('.css') ? (chunk.viteMetadata?.importedCss ?? []) : [chunk.fileName];
      for (const file of places) (files[file] ??= []).push(path);
    }
  }
  return { files, slots };
}
