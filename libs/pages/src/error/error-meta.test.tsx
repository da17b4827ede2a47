import { expect, it } from 'vitest';
import { headOf } from '../testing/head-of.tsx';
import { useErrorMeta } from './error-meta.ts';

const data = { settings: { SITE: { NAME: 'The shop' } } };
const overrides = { frame: { notFoundHeading: 'お部屋が見つかりません', maintenanceTitle: '客室の手入れ中です' } };
const failure = (status: number, reason: unknown = null) => ({ status, statusText: '', internal: false, data: reason });
const titleOf = (page: Parameters<typeof headOf>[1]) => headOf(useErrorMeta, page)[0];

it("a missing page is called one in the customer's words, before the shop's name", () => {
  expect(titleOf({ data, error: failure(404), overrides })).toEqual({ title: 'お部屋が見つかりません | The shop' });
  expect(titleOf({ data, error: failure(404) })).toEqual({ title: '404 Not Found | The shop' });
});

it("a closed shop says its own title, or the customer's word for it", () => {
  const closed = (title: string) => failure(503, { kind: 'maintenance', title, message: '' });
  expect(titleOf({ data, error: closed('棚卸しです'), overrides })).toEqual({ title: '棚卸しです' });
  expect(titleOf({ data, error: closed(''), overrides })).toEqual({ title: '客室の手入れ中です' });
});

it("anything else bears the shop's name, and none of it is indexed", () => {
  expect(headOf(useErrorMeta, { data, error: failure(500), overrides })).toEqual([
    { title: 'The shop' },
    { name: 'robots', content: 'noindex, nofollow' },
  ]);
});

it('where no shop is known the page is a missing one', () => {
  expect(titleOf({ error: failure(404) })).toEqual({ title: '404 Not Found' });
});
