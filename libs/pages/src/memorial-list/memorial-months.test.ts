import type { Memorial } from '@shop/api';
import { memorialCopy } from '@shop/copy';
import { expect, it } from 'vitest';
import { memorialMonths } from './memorial-months.ts';

const memorial = (id: number, month: number, date: number): Memorial => ({
  id,
  user_id: 'u1',
  target_user_name: '見本 花子',
  division_ct: 1,
  name: '誕生日',
  month,
  date,
  call: 7,
});
const still = { onDelete: () => undefined, onGive: () => undefined, busy: null };

it('lists one year from today, by month, with the remaining days', () => {
  const months = memorialMonths(
    [memorial(1, 1, 5), memorial(2, 11, 23), memorial(3, 11, 22), memorial(4, 12, 24), memorial(5, 11, 24)],
    '2026-11-23',
    still,
    memorialCopy,
  );
  expect(
    months.map(({ year, month, entries }) => [year, month, entries.map(({ id, daysLeft }) => [id, daysLeft])]),
  ).toEqual([
    [
      2026,
      11,
      [
        [2, 0],
        [5, 1],
      ],
    ],
    [2026, 12, [[4, 31]]],
    [2027, 1, [[1, 43]]],
    [2027, 11, [[3, 364]]],
  ]);
});

it('shows 29 February on the 28th in common years, and marks it as a leap day', () => {
  const [common] = memorialMonths([memorial(1, 2, 29)], '2026-11-23', still, memorialCopy);
  const [leap] = memorialMonths([memorial(1, 2, 29)], '2027-03-01', still, memorialCopy);
  expect(common?.entries[0]).toMatchObject({ day: '2027.02.28(日)', isLeapDay: true });
  expect(leap?.entries[0]).toMatchObject({ day: '2028.02.29(火)', isLeapDay: true });
});

it('passes on the next occurrence of the day', () => {
  const given: unknown[] = [];
  const [month] = memorialMonths(
    [memorial(1, 1, 5)],
    '2026-11-23',
    { ...still, onGive: (...args) => given.push(args) },
    memorialCopy,
  );
  month?.entries[0]?.onGive();
  expect(given).toEqual([['2027-01-05', '見本 花子様の誕生日']]);
});
