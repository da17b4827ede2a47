import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { specErrors } from './spec-errors.ts';
import { specFigures } from './spec-figures.ts';
import { specStates } from './spec-states.ts';

const root = join(import.meta.dirname, '..', '..');

const chapters = [
  ['§4 states and transitions', specStates, 40],
  ['§8 the error catalogue', specErrors, 16],
  ['§9 constants and limits', specFigures, 28],
] as const;

describe.each(chapters)('the specification, %s', (_, rows, count) => {
  it('has an entry for every row, each once', () => {
    expect(new Set(rows.map(({ row }) => row)).size).toBe(count);
    expect(rows).toHaveLength(count);
  });

  it.each(rows.map((row) => [row.row, row] as const))('%s', (_row, entry) => {
    if ('outOfReach' in entry) return expect(entry.outOfReach.length).toBeGreaterThan(20);
    for (const { file, test } of entry.proofs) {
      const path = join(root, file);
      expect(existsSync(path), file).toBe(true);
      expect(readFileSync(path, 'utf8').includes(test), `「${test}」 in ${file}`).toBe(true);
    }
    return undefined;
  });
});
