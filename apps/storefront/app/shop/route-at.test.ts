import { screens } from '@shop/constants';
import * as maintenance from '@shop/pages/maintenance/route.tsx';
import { expect, it } from 'vitest';
import { routeAt } from './route-at.ts';

it('loads the file of the screen at a path', async () => {
  expect(await routeAt('/maintenance/')?.()).toBe(maintenance);
});

it.each(Object.values(screens).filter(({ folder }) => folder !== undefined))('finds the file of $path', ({ path }) => {
  expect(routeAt(path.replace(/:\w+/g, '1'))).toBeDefined();
});
