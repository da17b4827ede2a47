import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { copyOfRepository } from './testing/copy-of-repository.ts';
import * as formatted from './formatted.ts';
import { generators } from './generators.json' with { type: 'json' };

const root = join(import.meta.dirname, '..', '..');

it('writes files as the formatter would', { timeout: 60_000 }, async () => {
  const tree = copyOfRepository();
  // The empty Nx workspace has the configuration of another formatter.
  for (const name of tree.children('.').filter((name) => name.includes('oxfmt'))) tree.delete(name);
  tree.write('.prettierrc', readFileSync(join(root, '.prettierrc.json')));
  await formatted.formattedScreen(tree, {
    name: 'sample-thing',
    kind: 'log',
    path: '/mypage/sample-thing/',
    title: '見本',
  });
  const written = tree.listChanges().filter(({ type, path }) => type !== 'DELETE' && /\.(tsx?|css)$/.test(path));
  expect(written.length).toBeGreaterThan(5);
  const config = await resolveConfig(join(root, 'tools/index.ts'));
  for (const { path, content } of written)
    expect(await format(content?.toString() ?? '', { ...config, filepath: path }), path).toBe(content?.toString());
});

it('the formatter is used by every generator command', () => {
  for (const { implementation } of Object.values(generators)) {
    const [file, name = ''] = implementation.split('#');
    expect(file).toBe('./formatted.ts');
    expect(formatted).toHaveProperty(name);
  }
});
