import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './workspace.ts';

const files = (pattern: string) => globSync(pattern, { cwd: root, exclude: ['**/*.test.ts'] });
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const words = files('libs/themes/*/src/copy/*.ts').filter((file) => !file.endsWith('/areas.ts'));

it('the copy of every theme can be overridden: its areas name each of its files', () => {
  expect(words.length).toBeGreaterThan(6);
  const unnamed = words.filter((file) => {
    const [, name = ''] = /^export const (\w+)/m.exec(read(file)) ?? [];
    return !read(join(file, '..', 'areas.ts')).includes(`: typeof ${name};`);
  });
  expect(unnamed).toEqual([]);
});

it('an area is defined once, by the shop or by one theme, so that an override refers to one text', () => {
  const areas = [...words, ...files('libs/copy/src/*.ts')].flatMap(
    (file) => /^ {2}area: '([^']+)',$/m.exec(read(file))?.[1] ?? [],
  );
  expect(areas.toSorted()).toEqual([...new Set(areas)].toSorted());
});
