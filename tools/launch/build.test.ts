import { expect, it } from 'vitest';
import { buildStorefront, requireEdition } from './build.ts';

it('an unknown edition is reported in one line, before anything is built', async () => {
  const logged = 'SHOP_EDITION=nonsense is not in customers/. There are: depa, gakuen.';
  expect(() => requireEdition('nonsense')).toThrow(logged);
  expect(() => requireEdition('../customers/depa')).toThrow('is not in customers/');
  await expect(buildStorefront('nonsense')).rejects.toThrow(logged);
});

it('an aborted build is not reported as failed', async () => {
  const leave = new AbortController();
  const building = buildStorefront(undefined, leave.signal);
  leave.abort();
  await expect(building).rejects.toBe(leave.signal.reason);
});
