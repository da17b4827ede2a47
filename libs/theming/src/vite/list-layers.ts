import { globSync } from 'node:fs';
import { baseTheme } from '../runtime/layers.ts';

/** A theme or variant that has a definition. */
export interface LayerPlace {
  readonly name: string;
  readonly kind: 'theme' | 'variant';
}

/** Returns every theme, Simple first, then every variant, by name. */
export function listLayers(workspace: string): readonly LayerPlace[] {
  const found = globSync('libs/{themes,variants}/*/src/{theme,variant}.ts', { cwd: workspace }).flatMap(
    (path): LayerPlace[] => {
      const [, folder, name] = path.replaceAll('\\', '/').split('/');
      return name === undefined ? [] : [{ name, kind: folder === 'variants' ? 'variant' : 'theme' }];
    },
  );
  const rank = ({ name, kind }: LayerPlace) => `${kind === 'theme' ? 0 : 1}${name === baseTheme ? 0 : 1}${name}`;
  return found.toSorted((a, b) => rank(a).localeCompare(rank(b)));
}
