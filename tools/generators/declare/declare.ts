import { logger, type Tree } from '@nx/devkit';
import { findLayer, simple } from '../layers/layer.ts';
import { declareImports } from '../layers/manifest.ts';

/**
 * `nx g @shop/tools:declare harbour`: adds the packages that a theme's or variant's files import to its package.json
 * and to the lock file, after manual edits. Running it again changes nothing.
 *
 * @throws Error when the layer is not known
 */
export default function declare(tree: Tree, options: { readonly in: string }): void {
  const layer = findLayer(tree, options.in);
  declareImports(tree, layer.folder, simple.folder);
  logger.info(`${layer.folder}/package.json declares what the files of ${layer.name} import.`);
}
