import { isAbsolute, relative, resolve } from 'node:path';

const layerFile = /^libs\/(?:themes|variants)\/([^/]+)\/src\/(.+)$/;

/** Absolute file or Vite id → path inside the repository with `/`, without a query; null when outside. */
export function workspacePath(workspace: string, id: string): string | null {
  const file = id.replace(/[?#].*$/, '').replace(/^\0/, '');
  if (!isAbsolute(file)) return null;
  const inside = relative(workspace, resolve(file)).replaceAll('\\', '/');
  return inside.startsWith('..') ? null : inside;
}

/** The theme or variant that owns a file, and the file's place in it; null for all other files. */
export function layerOf(path: string): { readonly layer: string; readonly file: string } | null {
  const match = layerFile.exec(path);
  return match?.[1] && match[2] ? { layer: match[1], file: match[2] } : null;
}
