import { expect, it } from 'vitest';
import { headOf } from '../testing/head-of.tsx';
import { useErrorMeta } from './error-meta.ts';

const data = { settings: { SITE: { NAME: 'The shop' } } };
const overrides = { frame: { notFoundHeading: 'お部屋が見つかりません', maintenanceTitle: '客室の手入れ中です' } };
const failure = (status: number, reason: unknown = null) => ({ status, statusText: '', internal: false, data: reason });
const titleOf = (page: Parameters<typeof headOf>[1]) => headOf(useErrorMeta, page)[0];

it("a missing page has the customer's heading in its title, before the shop's name", () => {
  expect(titleOf({ data, error: failure(404), overrides })).toEqual({ title: 'お部屋が見つかりません | The shop' });
  expect(titleOf({ data, error: failure(404) })).toEqual({ title: '404 Not Found | The shop' });
});

it("a shop in maintenance has its own title, or the customer's default", () => {
  const closed = (title: string) => failure(503, { kind: 'maintenance', title, message: '' });
  expect(titleOf({ data, error: closed('棚卸しです'), overrides })).toEqual({ title: '棚卸しです' });
  expect(titleOf({ data, error: closed(''), overrides })).toEqual({ title: '客室の手入れ中です' });
});

it("any other error has the shop's name as title and is not indexed", () => {
  expect(headOf(useErrorMeta, { data, error: failure(500), overrides })).toEqual([
    { title: 'The shop' },
    { name: 'robots', content: 'noindex, nofollow' },
  ]);
});

it('without settings of a shop the title is that of a missing page', () => {
  expect(titleOf({ error: failure(404) })).toEqual({ title: '404 Not Found' });
});
