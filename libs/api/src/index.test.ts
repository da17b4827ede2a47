import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import contract from './generated/openapi.json' with { type: 'json' };

describe('the index of the library', () => {
  it('exports every schema of the contract', () => {
    const barrel = readFileSync(new URL('./index.ts', import.meta.url), 'utf8');
    const named = new Set(barrel.match(/\b[A-Z]\w+\b/g));
    expect(Object.keys(contract.components.schemas).filter((name) => !named.has(name))).toEqual([]);
  });
});
