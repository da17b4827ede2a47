import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './workspace.ts';

/** What one pays with at a convenience store is called お支払い番号 everywhere: in texts, mails, data, sandbox and pages about them. */
const otherWords = /払込(?:票)?番号|支払番号|(?<!お)支払い番号/;

const texts = [
  'libs/**/*.{ts,tsx,json}',
  'apps/**/*.{ts,tsx,md}',
  'customers/**/*.{ts,tsx,json}',
  'openapi/**/*.{yaml,json}',
  'docs/**/*.md',
  'README.md',
];

it('one word for the number of a convenience-store payment', () => {
  const files = globSync(texts, {
    cwd: root,
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      '**/build/**',
      '**/.react-router/**',
      'tools/checks/words.test.ts',
      '**/payment-numbers-renamed.test.ts',
    ],
  });
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => otherWords.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

it.each(['払込番号', '払込票番号', '支払番号', '支払い番号'])('%s is another word for it', (word) => {
  expect(`店頭で${word}をお伝えください`).toMatch(otherWords);
  expect('店頭でお支払い番号をお伝えください').not.toMatch(otherWords);
});
