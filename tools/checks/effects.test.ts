import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isTest } from './sources.ts';
import { listSources, root } from './workspace.ts';

const front = [
  'libs/kit',
  'libs/parts',
  'libs/pages',
  'libs/themes',
  'libs/variants',
  'libs/forms',
  'libs/theming',
  'apps/storefront/app',
];
/** Effects run after the reader has seen the page: one more is one less that can be read from top to bottom. */
const mostPerThousandLines = 1.36;

const effectsIn = (text: string): number => [...text.matchAll(/\buse(?:Layout|Insertion)?Effect\(/g)].length;

it('the front has few effects for its lines', () => {
  const texts = front
    .flatMap(listSources)
    .filter((file) => !isTest.test(file) && !file.includes('.fixtures.'))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  const lines = texts.reduce((all, text) => all + text.split('\n').length, 0);
  const effects = texts.reduce((all, text) => all + effectsIn(text), 0);
  expect(lines).toBeGreaterThan(40_000);
  expect((effects / lines) * 1000, `${effects} effects in ${lines} lines`).toBeLessThanOrEqual(mostPerThousandLines);
});

it('an effect event is no effect', () => {
  expect(effectsIn('useEffect(() => {}); useLayoutEffect(f); useEffectEvent(g)')).toBe(2);
});
