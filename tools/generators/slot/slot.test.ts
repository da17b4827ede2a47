import { expect, it } from 'vitest';
import { copyOfRepository } from '../testing/copy-of-repository.ts';
import slot from './slot.ts';

const options = { name: 'TastingWheel', area: 'catalogue', doc: 'How a ham tastes' } as const;

it('a new slot is in the contract, rendered by Simple, and has a story', () => {
  const tree = copyOfRepository();
  slot(tree, options);
  const contract = tree.read('libs/theming/src/contract/catalogue.ts', 'utf8') ?? '';
  expect(contract).toContain('  TastingWheel: TastingWheelProps;');
  expect(contract).toContain('export interface TastingWheelProps {');
  expect(contract).toContain('/** How a ham tastes */');
  expect(tree.read('libs/theming/src/contract/slot-versions.ts', 'utf8')).toContain('  TastingWheel: 1,');
  expect(tree.read('libs/themes/simple/src/theme.ts', 'utf8')).toContain(
    `TastingWheel: replace(() => import('./catalogue/tasting-wheel.tsx')),`,
  );
  expect(tree.read('libs/themes/simple/src/catalogue/tasting-wheel.stories.tsx', 'utf8')).toContain(
    `const TastingWheel = slot('TastingWheel');`,
  );
});

it('changes nothing when it is run again', () => {
  const tree = copyOfRepository();
  slot(tree, options);
  const before = new Map(tree.listChanges().map(({ path, content }) => [path, content?.toString()]));
  slot(tree, options);
  expect(new Map(tree.listChanges().map(({ path, content }) => [path, content?.toString()]))).toEqual(before);
});

it('refuses an invalid component name', () => {
  expect(() => slot(copyOfRepository(), { ...options, name: 'tasting-wheel' })).toThrow(/ReviewList/);
});
