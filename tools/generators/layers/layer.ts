import { names } from '@nx/devkit';
import type { Files } from './files.ts';

/** A theme or a customer's variant as files. */
export interface Layer {
  readonly name: string;
  readonly kind: 'theme' | 'variant';
  /** The path relative to the repository's root. */
  readonly folder: string;
  /** The file that lists its overrides. */
  readonly definition: string;
  /** The cascade layer of its stylesheets. */
  readonly cascade: string;
}

export const simple: Layer = {
  name: 'simple',
  kind: 'theme',
  folder: 'libs/themes/simple',
  definition: 'libs/themes/simple/src/theme.ts',
  cascade: 'simple',
};

/** The theme or variant of a name. @throws Error that lists the known names */
export function findLayer(files: Files, wanted: string): Layer {
  const name = wanted.toLowerCase();
  const found = listLayers(files).find((layer) => layer.name === name);
  if (!found)
    throw new Error(
      `There is no theme or variant "${wanted}". Known: ${listLayers(files)
        .map((layer) => layer.name)
        .join(', ')}.`,
    );
  return found;
}

/** All themes, then all variants. */
export function listLayers(files: Files): readonly Layer[] {
  return (['theme', 'variant'] as const).flatMap((kind) =>
    files
      .children(`libs/${kind}s`)
      .map((name) => layerOf(kind, name))
      .filter(({ definition }) => files.exists(definition)),
  );
}

/** Returns the paths of a theme or variant with this name, whether it exists or not. */
export function layerOf(kind: Layer['kind'], name: string): Layer {
  if (kind === 'theme' && name === 'simple') return simple;
  const folder = `libs/${kind}s/${name}`;
  return { name, kind, folder, definition: `${folder}/src/${kind}.ts`, cascade: kind };
}

/** A new name in lower case letters, figures and hyphens. @throws Error when it is none, or taken */
export function freshName(files: Files, wanted: string): string {
  const { fileName } = names(wanted);
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(fileName))
    throw new Error(`"${wanted}" is no name: letters, figures and hyphens, a letter first.`);
  const taken = listLayers(files).find((layer) => layer.name === fileName);
  if (taken) throw new Error(`There is a ${taken.kind} "${fileName}" already: ${taken.folder}.`);
  return fileName;
}
