import { expect, it } from 'vitest';
import { returnKeyIn, returnKeyOf } from './return-key.ts';

const returned = { order: 'an-order', key: 'a-key' };

it('is in the return URL of the payment service, regardless of added parameters', () => {
  expect(returnKeyIn('?order=an-order&key=a-key&redirect_status=succeeded')).toEqual(returned);
});

it.each(['', '?order=an-order', '?key=a-key', '?order=&key='])('is missing in %j', (search) => {
  expect(returnKeyIn(search)).toBeNull();
});

it('is found in the history entry after it is removed from the URL', () => {
  expect(returnKeyOf({ search: '', state: { returned } })).toEqual(returned);
  for (const state of [null, undefined, {}, 'text']) expect(returnKeyOf({ search: '', state })).toBeNull();
});

it('in the URL takes precedence over the one in the history entry', () => {
  expect(returnKeyOf({ search: '?order=other&key=k', state: { returned } })).toEqual({ order: 'other', key: 'k' });
});
