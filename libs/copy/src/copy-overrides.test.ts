import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectTypeOf, it } from 'vitest';
import type { CopyOverrides } from './copy-overrides.ts';
import * as copy from './index.ts';

it('the words of every theme can be said otherwise', () => {
  expectTypeOf<
    'ass' | 'ass_cart' | 'ass_home' | 'ass_product' | 'fle' | 'gen' | 'gen_product' | 'lat' | 'sto' | 'tee' | 'ven'
  >().toExtend<keyof CopyOverrides>();
  expectTypeOf<CopyOverrides['gen']>().toExtend<{ readonly seal?: unknown } | undefined>();
});

it('every area that a file has can be had from the library, and so be overridden', () => {
  const written = globSync('*.ts', { cwd: import.meta.dirname }).flatMap(
    (file) => /^ {2}area: '([^']+)',$/m.exec(readFileSync(join(import.meta.dirname, file), 'utf8'))?.[1] ?? [],
  );
  const exported = Object.values(copy).flatMap((texts) => ('area' in texts ? texts.area : []));
  expect(written.toSorted()).toEqual(exported.toSorted());
  expect(new Set(exported).size).toBe(exported.length);
});
