import { globSync } from 'node:fs';
import type { CAUTION_KEYS } from '@shop/constants';
import { expect, it } from 'vitest';
import { readsOf } from './constants-read.ts';
import { isTest, parse } from './sources.ts';
import { root } from './workspace.ts';

/**
 * Where `libs/pages` reads each warning of spec §2, and the one for non-food products: the folder of its screen, or
 * shared code. The journey `cautions` proves that it is shown.
 */
const readIn: Readonly<Record<keyof typeof CAUTION_KEYS, readonly string[]>> = {
  leaveStep1: ['leave'],
  leaveStep2: ['leave'],
  logout: ['logout'],
  point: ['point'],
  memorial: ['memorial-list'],
  product: ['product'],
  productGoods: ['product'],
  cart: ['cart'],
  cartNote: ['cart'],
  cartLinks: ['cart'],
  cartPayment: ['payment'],
  cartConfirm1: ['confirm'],
  cartConfirm2: ['confirm'],
  cartComplete: ['complete'],
  contactComplete: ['contact-complete'],
  contactCompleteShop: ['contact-complete'],
  preorder1: ['checkout', 'product'],
  preorder2: ['checkout', 'product'],
  reminder: ['reminder'],
  reminderReset: ['reminder'],
  reminderUsername: ['reminder'],
  reminderUsernameReset: ['reminder'],
  reminderUsernameConfirm: ['reminder'],
};

it('every caution is read once by its screen, and nowhere else', () => {
  const reads = globSync('libs/pages/src/*/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !isTest.test(file))
    .flatMap((file) =>
      readsOf(parse(file), new Set(['CAUTION_KEYS'])).map((path) => `${path.split('.')[1]} in ${file.split('/')[3]}`),
    );
  const expected = Object.entries(readIn).flatMap(([key, folders]) => folders.map((folder) => `${key} in ${folder}`));
  expect(reads.toSorted()).toEqual(expected.toSorted());
});
