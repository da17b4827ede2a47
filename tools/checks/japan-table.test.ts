import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { japanRows } from './japan-rows.ts';

const root = join(import.meta.dirname, '..', '..');

/** The rules by their letters: law, forms, checkout, delivery, gifts, typography, accessibility, payment and security. */
const RANGES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  L: [
    [1, 8],
    [10, 18],
    [20, 29],
    [36, 44],
    [50, 58],
  ],
  F: [[1, 17]],
  C: [[1, 7]],
  D: [[1, 7]],
  G: [[1, 8]],
  T: [[1, 6]],
  A: [[1, 5]],
  P: [
    [1, 8],
    [10, 20],
    [27, 27],
  ],
};
const ids = Object.entries(RANGES).flatMap(([letter, ranges]) =>
  ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => `${letter}-${String(first + index).padStart(2, '0')}`),
  ),
);

/** What names a test or a group of tests: the line that begins it, with the next one where the name stands there. */
const namesOfTests = (file: string): string[] =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, at, lines) => {
      const begins = /\b(it|test|describe)(\.each|\.for|\.runIf)?\(|^\s*\]?( as const)?\)\(/.test(line);
      return begins ? [line.trimEnd().endsWith('(') ? line + (lines[at + 1] ?? '') : line] : [];
    });

describe('what a Japanese shop must do', () => {
  it('has one row for every id, in order', () => {
    expect(japanRows.map(({ id }) => id)).toEqual(ids);
  });

  it.each(japanRows.map((row) => [row.id, row] as const))('%s', (id, row) => {
    if ('notTheServers' in row) return expect(row.notTheServers.length).toBeGreaterThan(20);
    for (const file of row.files) {
      expect(existsSync(join(root, file)), file).toBe(true);
      expect(
        namesOfTests(file).some((line) => line.includes(id)),
        `${id} in a test of ${file}`,
      ).toBe(true);
    }
    return undefined;
  });
});
