import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import contract from './generated/openapi.json' with { type: 'json' };

describe('the door of the library', () => {
  it('names every schema of the contract', () => {
    const door = readFileSync(new URL('./index.ts', import.meta.url), 'utf8');
    const named = new Set(door.match(/\b[A-Z]\w+\b/g));
    expect(Object.keys(contract.components.schemas).filter((name) => !named.has(name))).toEqual([]);
  });
});
