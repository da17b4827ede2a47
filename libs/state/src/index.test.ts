import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const STATIC_IMPORT = /^(?:import|export) (?!type\b)[^;]*?from '([^']+)'/gms;

/** Modules that come with a module before any `import()`. */
function comesWith(module: URL, seen = new Set<string>()): Set<string> {
  if (seen.has(module.href)) return seen;
  seen.add(module.href);
  for (const [, specifier = ''] of readFileSync(module, 'utf8').matchAll(STATIC_IMPORT)) {
    if (specifier.startsWith('.')) comesWith(new URL(specifier, module), seen);
    else seen.add(specifier);
  }
  return seen;
}

describe('the barrel of the library', () => {
  it('brings neither Redux nor persistence before the store is asked for', () => {
    const packages = [...comesWith(new URL('./index.ts', import.meta.url))].filter(
      (name) => !/^(file:|@shop\/)/.test(name),
    );
    expect(packages).toEqual(['react']);
  });

  it('leads to the store by a lazy import', () => {
    const store = [...comesWith(new URL('./store/open-store.ts', import.meta.url))];
    expect(store).toContain('@reduxjs/toolkit');
  });
});
