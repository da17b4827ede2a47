import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './workspace.ts';

it('every theme’s header renders the slot Brand and no other logo, so that a customer’s logo is one override', () => {
  const heads = globSync('libs/themes/*/src/frame/header.tsx', { cwd: root });
  expect(heads.length).toBeGreaterThan(7);
  const without = heads.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return !/<Brand [^>]*place="head"/.test(text) || text.includes('homeLabel');
  });
  expect(without).toEqual([]);
});
