import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** Effects a thousand lines of the front: each is a place where drawing and doing can fall apart. */
const most = 0.7;

it('keeps effects of the front few: what a screen does while it stands goes by useWhile and useFound', () => {
  const files = globSync('{libs/**/src,apps/storefront/app}/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.(test|stories|d)\.tsx?$|\/generated\//.test(path),
  );
  const texts = files.map((path) => readFileSync(join(root, path), 'utf8'));
  const lines = texts.reduce((sum, text) => sum + text.split('\n').length, 0);
  const effects = texts.reduce((sum, text) => sum + (text.match(/\buse(Layout|Insertion)?Effect\(/g) ?? []).length, 0);
  expect((effects / lines) * 1000).toBeLessThan(most);
  expect(lines).toBeGreaterThan(10_000);
});
