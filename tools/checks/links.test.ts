import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { anchorsOf, brokenLinks } from './links.ts';
import { root } from './workspace.ts';

const documents = execFileSync('git', ['ls-files', '-z', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '');

it('every relative link of a document leads to an existing file and heading', () => {
  expect(documents.length).toBeGreaterThan(50);
  expect(documents.flatMap((path) => brokenLinks(path))).toEqual([]);
});

it('finds a link to a missing file or heading', () => {
  const text =
    '[a](gone.md) [b](style.md#gone) [c](style.md#terms) [d](https://example.com/gone.md) ![e](home.png)\n\n`[f](x.md)`';
  expect(brokenLinks('docs/sample.md', text)).toEqual(['docs/sample.md: gone.md', 'docs/sample.md: style.md#gone']);
  expect(brokenLinks('docs/sample.md', '# One\n\n[a](#one) [b](#two)')).toEqual(['docs/sample.md: #two']);
});

it('creates anchors as GitHub does', () => {
  const text = '# The `open` API, v2\n\n## 注文を 見る\n\n## Twice\n\n## Twice\n\n```sh\n# comment\n```\n';
  expect(anchorsOf(text)).toEqual(new Set(['the-open-api-v2', '注文を-見る', 'twice', 'twice-1']));
});
