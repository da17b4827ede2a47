import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import tests from '../lab/mutate/vitest.config.ts';
import { root } from './workspace.ts';

it('mutation tests name existing rules and existing tests', () => {
  const settings = readFileSync(join(root, 'tools/lab/mutate/stryker.config.json'), 'utf8');
  const { mutate } = JSON.parse(settings) as { mutate: string[] };
  const named = [...mutate.filter((pattern) => !pattern.startsWith('!')), ...(tests.test?.include ?? [])];
  expect(named.filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([]);
});
