import type { LoggedProductRow } from '@shop/theming';
import { ham, longHam, salami, sausage } from '../catalogue/fixtures/product-fixtures.ts';
import { nothing } from './account.fixtures.tsx';

const rowOf = (id: number, row: Partial<LoggedProductRow> = {}): LoggedProductRow => ({
  id,
  day: '2026.11.21(土)',
  time: '9:05',
  product: ham,
  onDelete: nothing,
  isBusy: false,
  ...row,
});

/** Products of two days. */
export const loggedProducts = [
  rowOf(3),
  rowOf(2, { time: '8:40', product: sausage }),
  rowOf(1, { day: '2026.11.20(金)', time: '21:30', product: salami }),
] as const;
export const longLogged = rowOf(1, { product: longHam });
export const manyLogged = Array.from({ length: 10 }, (_, index) =>
  rowOf(index, { product: { ...ham, key: `ham-${index}`, id: index } }),
);

/** A list of one page, or the middle one of many. */
export const onePage = (path: string) => ({ page: 1, last: 1, hrefOf: (page: number) => `${path}?page=${page}` });
export const middlePage = (path: string) => ({ ...onePage(path), page: 2, last: 3 });
