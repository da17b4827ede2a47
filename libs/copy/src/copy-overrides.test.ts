import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as copy from './index.ts';

it('every area of a file is exported by the library, and can be overridden', () => {
  const written = globSync('*.ts', { cwd: import.meta.dirname }).flatMap(
    (file) => /^ {2}area: '([^']+)',$/m.exec(readFileSync(join(import.meta.dirname, file), 'utf8'))?.[1] ?? [],
  );
  const exported = Object.values(copy).flatMap((texts) => ('area' in texts ? texts.area : []));
  expect(written.toSorted()).toEqual(exported.toSorted());
  expect(new Set(exported).size).toBe(exported.length);
});
