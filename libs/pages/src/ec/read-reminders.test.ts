import type { Memorial, ProductSummary } from '@shop/api';
import { contractExample } from '@shop/api/testing';
import { cornerCopy as t } from '@shop/copy';
import { expect, it } from 'vitest';
import { endingPoints, nearestMemorial, returned } from './read-reminders.ts';

const today = '2026-11-23';

it('reports points that expire within thirty days', () => {
  const ending = (expires_on: string) => endingPoints({ expirations: [{ points: 1200, expires_on }] }, today, t);
  expect(ending('2026-12-23')).toEqual({ label: '2026.12.23までのポイント 1,200', href: '/mypage/point/' });
  expect(ending('2026-12-24')).toBeNull();
  expect(endingPoints({ expirations: [] }, today, t)).toBeNull();
});

it('reports the next memorial day with the remaining days', () => {
  const memorial: Memorial = {
    ...contractExample('Memorial'),
    target_user_name: '花子',
    name: '誕生日',
    month: 12,
    date: 1,
  };
  expect(nearestMemorial([memorial], today, t)?.label).toBe('花子様の誕生日まで あと8日');
  expect(nearestMemorial([{ ...memorial, month: 11, date: 23 }], today, t)?.label).toBe('今日は花子様の誕生日');
  expect(nearestMemorial([], today, t)).toBeNull();
});

it('reports favourites that are available again', () => {
  const [product] = contractExample('ProductSummary', 'Products') as unknown as readonly [ProductSummary];
  const listed = (attached_is_available: boolean | null, stock_state: typeof product.stock_state) => ({
    product: { ...product, stock_state },
    attached_is_available,
  });
  expect(
    returned(
      [
        listed(false, 'in_stock'),
        listed(false, 'few'),
        listed(false, 'out'),
        listed(true, 'in_stock'),
        listed(null, 'in_stock'),
      ],
      t,
    ),
  ).toEqual({ label: '再入荷したお気に入り 2点', href: '/mypage/list/favorite/' });
  expect(returned([listed(true, 'in_stock')], t)).toBeNull();
});
