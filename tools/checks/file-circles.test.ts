import { describe, expect, it } from 'vitest';
import { circlesOf, fileImports } from './file-circles.ts';

describe('the files of the server', () => {
  const imports = fileImports('apps/server/src');

  it('import each other in one direction, types included', () => {
    expect(circlesOf(imports)).toEqual([]);
  });

  it('are all read', () => {
    expect(imports.size).toBeGreaterThan(600);
    expect([...imports.values()].flat().length).toBeGreaterThan(2500);
  });
});

describe('a circle of files', () => {
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
