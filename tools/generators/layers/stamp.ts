import { createHash } from 'node:crypto';
import { closureOf, read } from './closure.ts';
import type { Files } from './files.ts';

/** The first line of an ejected component: the slot that it renders, and the file that it was copied from. */
export interface Stamp {
  readonly slot: string;
  readonly v: number;
  readonly from: string;
  readonly hash: string;
}

const pattern = /^\/\/ @slot (\w+) v(\d+) from ([a-z0-9-]+)@sha256:([0-9a-f]{16})\n/;

/** Returns the stamp of a source; null when it has none. */
export function readStamp(code: string): Stamp | null {
  const [, slot, v, from, hash] = pattern.exec(code) ?? [];
  return slot && v && from && hash ? { slot, v: Number(v), from, hash } : null;
}

/** The source with its stamp in the first line. */
export const stamped = (code: string, { slot, v, from, hash }: Stamp): string =>
  `// @slot ${slot} v${v} from ${from}@sha256:${hash}\n${unstamped(code)}`;

export const unstamped = (code: string): string => code.replace(pattern, '');

/** Hash over a component and the files of its library that it imports: 16 hexadecimal digits. */
export function hashOf(files: Files, entry: string): string {
  const hash = createHash('sha256');
  for (const path of [...closureOf(files, entry)].toSorted())
    hash
      .update(path)
      .update('\0')
      .update(unstamped(read(files, path)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}
