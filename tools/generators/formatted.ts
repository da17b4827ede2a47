import { formatFiles, type GeneratorCallback, type Tree } from '@nx/devkit';
import declare from './declare/declare.ts';
import override from './override/override.ts';
import screen from './screen/screen.ts';
import slot from './slot/slot.ts';
import theme from './theme/theme.ts';
import unoverride from './unoverride/unoverride.ts';
import variant from './variant/variant.ts';

type Generator<Options> = (tree: Tree, options: Options) => GeneratorCallback | void;

/** Wraps a generator so that its files are formatted like the rest of the repository and pass lint. */
const formatted =
  <Options>(generator: Generator<Options>) =>
  async (tree: Tree, options: Options): Promise<GeneratorCallback | void> => {
    const afterwards = generator(tree, options);
    await formatFiles(tree);
    return afterwards;
  };

export const formattedDeclare = formatted(declare);
export const formattedOverride = formatted(override);
export const formattedScreen = formatted(screen);
export const formattedSlot = formatted(slot);
export const formattedTheme = formatted(theme);
export const formattedUnoverride = formatted(unoverride);
export const formattedVariant = formatted(variant);
