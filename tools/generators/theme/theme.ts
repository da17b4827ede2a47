import { installPackagesTask, logger, names, type Tree } from '@nx/devkit';
import { read } from '../layers/closure.ts';
import { freshName, layerOf, simple } from '../layers/layer.ts';
import { registerTheme } from '../layers/register.ts';
import { manifestSource, tsconfigSource } from './templates.ts';

/**
 * `nx g @shop/tools:theme harbour`: a library with Simple's tokens and fonts and without overrides, registered in the
 * shop and in Storybook.
 *
 * @returns a callback that links the new package
 * @throws Error when the name is invalid or in use
 */
export default function theme(tree: Tree, options: { readonly name: string }): () => void {
  const name = freshName(tree, options.name);
  const { folder, definition } = layerOf('theme', name);
  const { className } = names(name);
  tree.write(`${folder}/package.json`, manifestSource('theme', name));
  tree.write(`${folder}/tsconfig.json`, tsconfigSource('theme'));
  tree.write(`${folder}/src/index.ts`, `export { theme } from './theme.ts';\n`);
  tree.write(
    definition,
    `import { defineTheme } from '@shop/theming';\n\n/** ${className}. What is not here comes from Simple, in these colours and faces. */\nexport const theme = defineTheme({\n  name: '${name}',\n  tokens: () => import('./tokens.css'),\n  components: {},\n});\n`,
  );
  tree.write(
    `${folder}/src/tokens.ts`,
    read(tree, `${simple.folder}/src/tokens.ts`).replace(
      /\/\*\*[\s\S]*?\*\/\s*(?=export const tokens)/,
      `/** ${className}: Simple's tokens to begin with. */\n`,
    ),
  );
  copyFaces(tree, `${simple.folder}/src`, `${folder}/src`);
  registerTheme(tree, name);
  logger.info(`The theme ${name} is in ${folder}. Set SITE.THEME of a channel to "${className}" to see it.`);
  return () => installPackagesTask(tree, true);
}

/** Copies the fonts of the tokens: their definition, stylesheet and files with licences. */
function copyFaces(tree: Tree, from: string, to: string): void {
  const files = ['fonts.ts', 'fonts.css', ...tree.children(`${from}/fonts`).map((name) => `fonts/${name}`)];
  for (const file of files) {
    const content = tree.read(`${from}/${file}`);
    if (content) tree.write(`${to}/${file}`, content);
  }
}
