import { expect, it } from 'vitest';
import { buildStorefront, requireEdition } from './build.ts';

it('an edition that is not there is told in one line, before anything is built', async () => {
  const logged = 'SHOP_EDITION=nonsense is not in customers/. There are: depa, gakuen.';
  expect(() => requireEdition('nonsense')).toThrow(logged);
  expect(() => requireEdition('../customers/depa')).toThrow('is not in customers/');
  await expect(buildStorefront('nonsense')).rejects.toThrow(logged);
});

it('a build that is left is no build that failed', async () => {
  const leave = new AbortController();
  const building = buildStorefront(undefined, leave.signal);
  leave.abort();
  await expect(building).rejects.toBe(leave.signal.reason);
});
