import { contractExample } from '@shop/api/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rememberMember, setScene, type ShopScene } from '../testing/shop-scene.ts';
import { loadAddresses, makeDefaultAddress } from './addresses.ts';

let scene: ShopScene;

const address = contractExample('Address');
const [home, office] = [
  { ...address, id: 1, is_default: true },
  { ...address, id: 2, is_default: false },
];
const book = (headers: Record<string, string>) =>
  scene.stub.on('GET /v1/me/user-addresses', () => ({ headers, body: [home, office] }));

beforeEach(async () => {
  scene = await setScene();
  rememberMember(scene.browser);
  scene.stub.on('GET /v1/me/user', () => ({ body: { ...contractExample('User'), is_registered_member: false } }));
});
afterEach(() => scene.close());

describe('the address book', () => {
  it('takes its limit from the response header, or 1 without one (spec §9)', async () => {
    book({ 'x-limit': '50' });
    await scene.store.dispatch(loadAddresses());
    expect(scene.state().address.limit).toBe(50);
    book({});
    await scene.store.dispatch(loadAddresses());
    expect(scene.state().address.limit).toBe(1);
  });

  it('is requested in full', async () => {
    book({});
    await scene.store.dispatch(loadAddresses());
    expect(scene.stub.requestsTo('GET /v1/me/user-addresses')[0]?.query.get('per')).toBe('all');
  });

  it('moves the default flag to the chosen address (spec §4)', async () => {
    book({});
    scene.stub.on('PATCH /v1/me/user-addresses/2/use', () => ({ body: { ...office, is_default: true } }));
    await scene.store.dispatch(loadAddresses());
    await scene.store.dispatch(makeDefaultAddress(2));
    expect(scene.state().address.addresses.map(({ id, is_default }) => [id, is_default])).toEqual([
      [1, false],
      [2, true],
    ]);
  });
});
