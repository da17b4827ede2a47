import type { ApiAnswer } from '@shop/api';
import { expect, it } from 'vitest';
import { pagedList, readPage } from './paging.ts';

/** Returns a page of seven letters, three per page, with the server's headers; a page after the last one is empty. */
async function letters(page: number): Promise<ApiAnswer<readonly string[]>> {
  return {
    data: [...'abcdefg'].slice((page - 1) * 3, page * 3),
    pagination: { total: 7, per: 3, last: 3, current: page },
    limit: null,
  };
}
const read = (search: string) => readPage(new URL(`https://shop.example/mypage/point/${search}`), letters);

it.each([
  ['', 1, ['a', 'b', 'c']],
  ['?page=2', 2, ['d', 'e', 'f']],
  ['?page=nonsense', 1, ['a', 'b', 'c']],
  ['?page=-1', 1, ['a', 'b', 'c']],
  ['?page=1.5', 1, ['a', 'b', 'c']],
])('the query %j is page %i of the list', async (search, page, rows) => {
  expect(await read(search)).toEqual({ rows, total: 7, page, last: 3 });
});

it('a page after the last one shows the last page, not an empty list', async () => {
  expect(await read('?page=9')).toEqual({ rows: ['g'], total: 7, page: 3, last: 3 });
});

it('a response without paging is one page', async () => {
  expect(
    await readPage(new URL('https://shop.example/'), async () => ({ data: ['a'], pagination: null, limit: null })),
  ).toEqual({ rows: ['a'], total: 1, page: 1, last: 1 });
});

it('a page has one URL, which includes the filters of the list', async () => {
  const { rows, pagination } = pagedList(await read('?page=2'), (letter) => letter.toUpperCase(), {
    path: '/news/',
    query: { category: 'product' },
  });
  expect(rows).toEqual(['D', 'E', 'F']);
  expect([pagination.hrefOf(1), pagination.hrefOf(3)]).toEqual([
    '/news/?category=product',
    '/news/?category=product&page=3',
  ]);
});
