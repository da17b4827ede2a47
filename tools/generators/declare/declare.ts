import { logger, type Tree } from '@nx/devkit';
import { findLayer, simple } from '../layers/layer.ts';
import { declareImports } from '../layers/manifest.ts';

/**
 * `nx g @shop/tools:declare harbour`: writes into the package of a theme or variant, and into the lock file, what its files import
 * since they were edited by hand. Running it again changes nothing.
 *
 * @throws Error when the layer is not known
 */
export default function declare(tree: Tree, options: { readonly in: string }): void {
  const layer = findLayer(tree, options.in);
  declareImports(tree, layer.folder, simple.folder);
  logger.info(`${layer.folder}/package.json declares what the files of ${layer.name} import.`);
}
