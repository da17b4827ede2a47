import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCoverage } from '@shop/theming/vite';
import { kebabCase } from './kebab-case.ts';
import { layerNames } from './layer-names.ts';
import { storiesNotFor } from './stories-not-for.ts';
import { workspace } from './workspace.ts';

const all = globSync('libs/**/*.stories.tsx', { cwd: workspace, exclude: ['**/node_modules/**'] }).map((file) =>
  join(workspace, file),
);
const run = (layer: string) => {
  const left = new Set(storiesNotFor(layer));
  return all.filter((file) => !left.has(file));
};

describe('the stories of a test run', () => {
  it('are the shared ones in Simple', () => {
    expect(run('simple').some((file) => file.includes('/libs/kit/'))).toBe(true);
    expect(run('simple').filter((file) => /themes\/(?!simple)|variants/.test(file))).toEqual([]);
  });

  it.each(layerNames.filter(({ name }) => name !== 'simple'))(
    'are those of the slots that $name overrides, and its own',
    ({ name, kind }) => {
      const layer = readCoverage(workspace).find((one) => one.name === name);
      const overridden = Object.entries(layer?.slots ?? {})
        .filter(([, slot]) => slot.kind !== 'fallback')
        .map(([slot]) => `${kebabCase(slot)}.stories.tsx`);
      const shared = run(name).filter((file) => !file.includes(`/libs/${kind}s/${name}/`));
      expect(shared.map((file) => basename(file)).toSorted()).toEqual(overridden.toSorted());
    },
  );

  it('include every story in at least one run', () => {
    const taken = new Set(layerNames.flatMap(({ name }) => run(name)));
    expect(all.filter((file) => !taken.has(file))).toEqual([]);
  });

  it('throw for an unknown layer', () => {
    expect(() => storiesNotFor('nowhere')).toThrow('nowhere');
  });
});
