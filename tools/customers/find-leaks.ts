import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A trace of another customer's theme or variant in a build. */
export interface Leak {
  readonly layer: string;
  readonly file: string;
  /** For text: the text itself. */
  readonly trace: string;
}

/**
 * Searches the finished client and server files of a build, and the keys of its manifest, for layers of other editions.
 *
 * @param build folder that contains `client` and `server`
 * @param foreign names of the layers that must not be there
 * @param words texts that only each of these layers has
 */
export function findLeaks(
  build: string,
  foreign: readonly string[],
  words: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
): readonly Leak[] {
  const files = globSync('{client,server}/**/*.{js,css,json,html}', { cwd: build }).map((file) => file.replaceAll('\\', '/'));
  const hidden = globSync('client/.vite/*.json', { cwd: build }).map((file) => file.replaceAll('\\', '/'));
  return [...new Set([...files, ...hidden])].flatMap((file) => {
    const text = readFileSync(join(build, file), 'utf8');
    return foreign.flatMap((layer) =>
      [...tracesOf(layer, file, text), ...[...(words.get(layer) ?? [])].filter((word) => text.includes(word))].map((trace) => ({
        layer,
        file,
        trace,
      })),
    );
  });
}

/**
 * Returns patterns that every build with a layer contains: the names of its files and chunks, its package, its
 * stylesheet's selector.
 */
function tracesOf(layer: string, file: string, text: string): readonly string[] {
  const patterns = [
    new RegExp(`libs/(?:themes|variants)/${layer}/`),
    new RegExp(`@shop/(?:theme|variant)-${layer}\\b`),
    new RegExp(`\\[data-theme=["']?${layer}["']?\\]`),
    new RegExp(`\\[data-ns=["']?${layer}["']?\\]`),
  ];
  const found = patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  return new RegExp(`/${layer}\\.[^/]*$`).test(file) ? [...found, file] : found;
}
