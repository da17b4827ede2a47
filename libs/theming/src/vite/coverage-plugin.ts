import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { coverageFile, coverageOf, type ChainSize } from './coverage.ts';
import { layerPlaces } from './layer-places.ts';
import { readDefinitions } from './read-definitions.ts';
import { layerOf, workspacePath } from './workspace-path.ts';

/**
 * Writes `slots-coverage.json` beside the client build: who draws which slot in each theme and variant, and what it weighs.
 *
 * @param layers names of the layers that a customer's edition holds; undefined for all
 */
export function coveragePlugin(workspace: string, layers?: readonly string[]): Plugin {
  return {
    name: 'shop:slots-coverage',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const weigh = weighing(workspace, bundle, (id) => this.getModuleInfo(id));
      const coverage = coverageOf(
        layerPlaces(workspace).filter(({ name }) => layers?.includes(name) ?? true),
        readDefinitions(workspace),
        (_layer, _slot, chain) => sumOf(chain.map(weigh)),
      );
      this.emitFile({ type: 'asset', fileName: coverageFile, source: JSON.stringify(coverage) });
    },
  };
}

/** A chain of which a part is not in this build, as in a customer's edition, has no weight. */
function sumOf(sizes: readonly (ChainSize | null)[]): ChainSize | null {
  let sum: ChainSize = { js: 0, css: 0 };
  for (const size of sizes) {
    if (!size) return null;
    sum = { js: sum.js + size.js, css: sum.css + size.css };
  }
  return sum;
}

/** Weighs a file by itself, before it shares a chunk with others: so a weight changes only when the file or its helpers do. */
function weighing(
  workspace: string,
  bundle: Rolldown.OutputBundle,
  infoOf: (id: string) => Rolldown.ModuleInfo | null,
) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const code = new Map(
    chunks.flatMap(({ modules }) => Object.entries(modules)).map(([id, module]) => [id, module.code ?? '']),
  );
  const known = new Map<string, ChainSize | null>();
  return (path: string): ChainSize | null => {
    const id = resolve(workspace, path);
    const found = known.get(path) ?? (code.has(id) ? sizeOf([...ownModules(workspace, id, infoOf)], code) : null);
    known.set(path, found);
    return found;
  };
}

function sizeOf(ids: readonly string[], code: ReadonlyMap<string, string>): ChainSize {
  const sheets = ids.filter(isSheet).map((id) => readFileSync(id, 'utf8'));
  const scripts = ids.filter((id) => !isSheet(id)).map((id) => code.get(id) ?? '');
  return { js: gzipped(scripts), css: gzipped(sheets) };
}

/** A file and those of its own theme that are imported for it alone, its style sheets included. */
function ownModules(
  workspace: string,
  root: string,
  infoOf: (id: string) => Rolldown.ModuleInfo | null,
): ReadonlySet<string> {
  const layer = (id: string) => layerOf(workspacePath(workspace, id) ?? '')?.layer;
  const own = new Set([root]);
  let before = 0;
  // A helper of two helpers is seen once both are in.
  while (own.size > before) {
    before = own.size;
    for (const id of [...own].flatMap((user) => infoOf(user)?.importedIds ?? [])) {
      const importers = infoOf(id)?.importers ?? [];
      if (layer(id) === layer(root) && importers.every((importer) => own.has(importer))) own.add(id);
    }
  }
  return own;
}

const isSheet = (id: string) => id.endsWith('.css');

function gzipped(texts: readonly string[]): number {
  const text = texts.join('\n');
  return text === '' ? 0 : gzipSync(text).length;
}
