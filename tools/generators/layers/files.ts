import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads files of a generator's tree or of the disk. Paths are relative to the repository's root. */
export interface Files {
  read(path: string, encoding: 'utf8'): string | null;
  exists(path: string): boolean;
  children(path: string): string[];
}

/** Reads the repository's files from the disk. */
export function filesOnDisk(root: string): Files {
  const at = (path: string) => join(root, path);
  return {
    read: (path) => (existsSync(at(path)) ? readFileSync(at(path), 'utf8') : null),
    exists: (path) => existsSync(at(path)),
    children: (path) => (existsSync(at(path)) ? readdirSync(at(path)) : []),
  };
}
