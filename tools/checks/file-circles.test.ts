import { describe, expect, it } from 'vitest';
import { circlesOf, fileImports } from './file-circles.ts';

/** Each with the minimum number of its files and of imports between them. */
const ordered = {
  'apps/server/src': [600, 2500],
  'libs/search/src': [30, 70],
} as const;

describe.each(Object.entries(ordered))('the files of %s', (source, [files, links]) => {
  const imports = fileImports(source);

  it('import each other in one direction, types included', () => {
    expect(circlesOf(imports)).toEqual([]);
  });

  it('are all read', () => {
    expect(imports.size).toBeGreaterThan(files);
    expect([...imports.values()].flat().length).toBeGreaterThan(links);
  });
});

describe('a cycle of files', () => {
  it('lists all of its files, once', () => {
    const round = new Map([
      ['quote.ts', ['lines.ts', 'money.ts']],
      ['lines.ts', ['extras.ts']],
      ['extras.ts', ['quote.ts', 'money.ts']],
      ['money.ts', []],
      ['cart.ts', ['quote.ts']],
    ]);
    expect(circlesOf(round)).toEqual([['extras.ts', 'lines.ts', 'quote.ts']]);
  });

  it('may be one of two', () => {
    const two = new Map([
      ['a.ts', ['b.ts']],
      ['b.ts', ['a.ts']],
      ['c.ts', ['d.ts']],
      ['d.ts', ['c.ts']],
    ]);
    expect(circlesOf(two)).toHaveLength(2);
  });
});
