import { logger, type Tree } from '@nx/devkit';
import { closureOf } from '../layers/closure.ts';
import { readEntries, removeEntry } from '../layers/definition.ts';
import { knownSlot } from '../layers/known-slot.ts';
import { findLayer, simple } from '../layers/layer.ts';
import { declareImports } from '../layers/manifest.ts';

/**
 * `nx g @shop/tools:unoverride ProductCard --in=ven`: the slot is rendered by the next layer again; files that nothing
 * else of the theme needs are removed with their tests. Running it again changes nothing.
 *
 * @throws Error when the slot or the layer is not known
 */
export default function unoverride(tree: Tree, options: { readonly slot: string; readonly in: string }): void {
  const slot = knownSlot(options.slot);
  const layer = findLayer(tree, options.in);
  if (layer.name === simple.name) throw new Error('Simple has a component for every slot.');
  const entries = readEntries(tree, layer);
  const entry = entries.find((candidate) => candidate.slot === slot);
  if (!entry) {
    logger.info(`${slot} is not overridden in ${layer.name}.`);
    return;
  }
  const needed = new Set(entries.filter((other) => other !== entry).flatMap(({ path }) => closureOf(tree, path)));
  const removed = closureOf(tree, entry.path).filter((path) => !needed.has(path));
  removeEntry(tree, layer, slot);
  for (const path of removed.flatMap(withTests)) if (tree.exists(path)) tree.delete(path);
  declareImports(tree, layer.folder, simple.folder);
  logger.info(`${slot} in ${layer.name} is gone, with ${removed.length} files.`);
}

const withTests = (path: string) => [path, path.replace(/\.(tsx?)$/, '.test.$1')];
