import { expect, it } from 'vitest';
import { returnKeyIn, returnKeyOf } from './return-key.ts';

const returned = { order: 'an-order', key: 'a-key' };

it('is in the address that the payment service sends a browser back to, whatever else the service adds', () => {
  expect(returnKeyIn('?order=an-order&key=a-key&redirect_status=succeeded')).toEqual(returned);
});

it.each(['', '?order=an-order', '?key=a-key', '?order=&key='])('is none in %j', (search) => {
  expect(returnKeyIn(search)).toBeNull();
});

it('is found in the entry of the history once it has left the address', () => {
  expect(returnKeyOf({ search: '', state: { returned } })).toEqual(returned);
  for (const state of [null, undefined, {}, 'text']) expect(returnKeyOf({ search: '', state })).toBeNull();
});

it('of the address goes before that of the history', () => {
  expect(returnKeyOf({ search: '?order=other&key=k', state: { returned } })).toEqual({ order: 'other', key: 'k' });
});
