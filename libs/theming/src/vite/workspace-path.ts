import { isAbsolute, relative, resolve } from 'node:path';

const layerFile = /^libs\/(?:themes|variants)\/([^/]+)\/src\/(.+)$/;

/**
 * Returns the path relative to the repository's root, with `/` and without a query, of an absolute file or Vite id;
 * null when outside.
 */
export function workspacePath(workspace: string, id: string): string | null {
  const file = id.replace(/[?#].*$/, '').replace(/^\0/, '');
  if (!isAbsolute(file)) return null;
  const inside = relative(workspace, resolve(file)).replaceAll('\\', '/');
  return inside.startsWith('..') ? null : inside;
}

/** The files of the router's routes that render a screen, and of the root. */
const routeFile = /^(?:libs\/pages\/src\/([^/]+)\/route|apps\/storefront\/app\/root)\.tsx$/;

/** Whether a path is the file of a route. */
export const isRoute = (path: string): boolean => routeFile.test(path);

/** Returns the folder of the screen that a route renders; null for the root and all other files. */
export const screenOf = (path: string): string | null => routeFile.exec(path)?.[1] ?? null;

/** Returns the theme or variant of a file, and the file's path in it; null for all other files. */
export function layerOf(path: string): { readonly layer: string; readonly file: string } | null {
  const match = layerFile.exec(path);
  return match?.[1] && match[2] ? { layer: match[1], file: match[2] } : null;
}
