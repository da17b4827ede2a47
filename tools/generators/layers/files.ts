import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is read of the repository: a generator's tree, or the disk. Paths from the repository's folder. */
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
