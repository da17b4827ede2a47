import { describe, expect, it } from 'vitest';
import { wayBack } from './way-back.ts';

const list = '/mypage/order_history/';
const category = '/product/?category=salami';

describe('a link back (spec §2)', () => {
  it.each([
    ['one step to the page that the shopper left for this one', list, { state: { target: list }, search: '' }, -1],
    ['one step to the same page of the list', list, { state: { target: `${list}?page=2` }, search: '?back=/ec/' }, -1],
    [
      'one step to the category as it was narrowed',
      category,
      { state: { target: `${category}&stock=1&page=2` }, search: '' },
      -1,
    ],
    [
      'the category for who came from another',
      category,
      { state: { target: '/product/?category=cheese' }, search: '' },
      category,
    ],
    ['the page it names for who came from elsewhere', list, { state: { target: '/mypage/' }, search: '' }, list],
    ['the page it names for who came by an address', list, { state: null, search: '' }, list],
    ['the back of the address', list, { state: null, search: '?back=%2Fproduct%2F%3Fpage%3D2' }, '/product/?page=2'],
    ['no other site by the state', list, { state: { target: `https://evil.example${list}` }, search: '' }, list],
    ['no other site by the address', list, { state: null, search: '?back=//evil.example' }, list],
  ])('is %s', (_, to, trail, way) => {
    expect(wayBack(to, trail)).toBe(way);
  });
});
