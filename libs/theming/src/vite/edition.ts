import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { baseTheme } from '../runtime/layers.ts';
import { listLayers } from './list-layers.ts';

/** One customer's build: its theme and its variant. */
export interface Edition {
  readonly name: string;
  readonly theme: string;
  readonly namespace: string | null;
}

/** Returns the names of all editions, from the files `customers/<name>.json`. */
export function listEditions(workspace: string): readonly string[] {
  return globSync('customers/*.json', { cwd: workspace, exclude: ['**/*.lock.json'] })
    .map((path) => basename(path, '.json'))
    .toSorted();
}

/** Reads `customers/<name>.json`. @throws Error in one line when the file, its theme or its variant does not exist */
export function readEdition(workspace: string, name: string): Edition {
  const file = join(workspace, 'customers', `${name}.json`);
  if (!existsSync(file))
    throw new Error(`There is no edition "${name}". Known: ${listEditions(workspace).join(', ')}.`);
  const { theme, namespace } = JSON.parse(readFileSync(file, 'utf8')) as { theme?: unknown; namespace?: unknown };
  const known = listLayers(workspace);
  const isKnown = (kind: string, wanted: unknown) =>
    known.some((place) => place.kind === kind && place.name === wanted);
  if (typeof theme !== 'string' || !isKnown('theme', theme))
    throw new Error(
      `customers/${name}.json: theme must be the name of a theme in lower case, but is ${JSON.stringify(theme)}.`,
    );
  if (namespace !== null && (typeof namespace !== 'string' || !isKnown('variant', namespace))) {
    throw new Error(
      `customers/${name}.json: namespace must be the name of a variant in lower case, or null, but is ${JSON.stringify(namespace)}.`,
    );
  }
  return { name, theme, namespace };
}

/** Returns the layers of an edition; the first has priority. */
export function layersOfEdition({ theme, namespace }: Edition): readonly string[] {
  return [...new Set([...(namespace === null ? [] : [namespace]), theme, baseTheme])];
}
