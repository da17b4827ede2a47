import { installPackagesTask, logger, names, writeJson, type Tree } from '@nx/devkit';
import { findLayer, freshName, layerOf } from '../layers/layer.ts';
import { registerVariant } from '../layers/register.ts';
import { manifestSource, tsconfigSource } from '../theme/templates.ts';

/**
 * `nx g @shop/tools:variant harbour --theme=ven`: a library for one customer's differences, and
 * `customers/harbour.json`, which defines that customer's build.
 *
 * @returns a callback that links the new package
 * @throws Error when the name is invalid or in use, or when the theme is not known
 */
export default function variant(
  tree: Tree,
  options: { readonly name: string; readonly theme?: string | undefined },
): () => void {
  const name = freshName(tree, options.name);
  const theme = findLayer(tree, options.theme ?? 'simple');
  if (theme.kind !== 'theme') throw new Error(`${theme.name} is a variant; an edition stands on a theme.`);
  const { folder, definition } = layerOf('variant', name);
  const { className } = names(name);
  tree.write(`${folder}/package.json`, manifestSource('variant', name));
  tree.write(`${folder}/tsconfig.json`, tsconfigSource('variant'));
  tree.write(`${folder}/src/index.ts`, `export { variant } from './variant.ts';\n`);
  tree.write(
    definition,
    `import { defineVariant } from '@shop/theming';\n\n/** What ${className} has differently. */\nexport const variant = defineVariant({\n  name: '${name}',\n  components: {},\n});\n`,
  );
  writeJson(tree, `customers/${name}.json`, { theme: theme.name, namespace: name });
  registerVariant(tree, name);
  logger.info(`The variant ${name} is in ${folder}; nx build-${name} @shop/storefront makes its edition.`);
  return () => installPackagesTask(tree, true);
}
