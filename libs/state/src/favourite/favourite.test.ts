import { contractExample } from '@shop/api/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failureOf, rememberMember, sampleCart, setScene, type ShopScene } from '../testing/shop-scene.ts';
import { waitForLogin } from '../auth/wait-for-login.ts';
import { loadFavourites, markFavourite, wishFavourite } from './favourites.ts';
import { logout } from '../session/session.ts';
import { login, verifyLogin } from '../session/login.ts';

let scene: ShopScene;

const list = (ids: number[]) => ({ ...contractExample('UserList'), ids, count: ids.length });
const full = { status: 422, body: { code: 'user_list.limit_reached', message: 'お気に入りは100件まで登録できます。' } };
const texts = { done: '追加しました', failed: '追加できませんでした' };
const credentials = { username: 'taro@example.com', password: 'mihon-taro-no-aikotoba' };
const attached = () => scene.stub.requestsTo('PATCH /v1/me/user-lists/attach').map(({ body }) => body);

beforeEach(async () => {
  scene = await setScene();
  scene.stub.on('GET /v1/me/user', () => ({ body: contractExample('User') }));
  scene.stub.on('GET /v1/me/user-addresses', () => ({ body: [] }));
  scene.stub.on('POST /v1/carts/init', () => ({ body: sampleCart() }));
  scene.stub.on('GET /v1/me/user-lists', () => ({ body: [list([3, 5])] }));
  scene.stub.on('PATCH /v1/me/user-lists/attach', () => ({ body: list([7, 3, 5]) }));
  scene.stub.on('PATCH /v1/me/user-lists/detach', () => ({ body: [list([5])] }));
});
afterEach(() => scene.close());

describe('favourites of a member', () => {
  beforeEach(() => rememberMember(scene.browser));

  it('are loaded by one request for all heart buttons', async () => {
    await scene.store.dispatch(waitForLogin());
    await Promise.all([1, 2, 3].map(() => scene.store.dispatch(loadFavourites())));
    await scene.store.dispatch(loadFavourites());
    expect(scene.stub.requestsTo('GET /v1/me/user-lists')).toHaveLength(1);
    expect(scene.state().favourite.ids).toEqual([3, 5]);
  });

  it('toggle their flag on attach and on detach (spec §4)', async () => {
    await scene.store.dispatch(waitForLogin());
    await scene.store.dispatch(loadFavourites());
    await scene.store.dispatch(markFavourite({ ids: [7], isOn: true }));
    expect(attached()).toEqual([{ table: 'products', ids: [7] }]);
    expect(scene.state().favourite.ids).toEqual([7, 3, 5]);
    await scene.store.dispatch(markFavourite({ ids: [3], isOn: false }));
    expect(scene.state().favourite.ids).toEqual([7, 5]);
  });

  it('toggle back when the change is refused, with the message of the server (spec §8)', async () => {
    let meanwhile: readonly number[] = [];
    scene.stub.on('PATCH /v1/me/user-lists/attach', () => {
      meanwhile = scene.state().favourite.ids;
      return full;
    });
    await scene.store.dispatch(waitForLogin());
    await scene.store.dispatch(loadFavourites());
    const refusal = await failureOf(scene.store.dispatch(markFavourite({ ids: [7], isOn: true })));
    expect(refusal.message).toBe(full.body.message);
    expect(meanwhile).toContain(7);
    expect(scene.state().favourite.ids).toEqual([3, 5]);
  });

  it('are cleared with the session', async () => {
    scene.stub.on('POST /v1/auth/logout', () => ({ status: 204 }));
    await scene.store.dispatch(waitForLogin());
    await scene.store.dispatch(loadFavourites());
    await scene.store.dispatch(logout());
    expect(scene.state().favourite).toEqual({ status: 'unread', ids: [] });
  });
});

describe('the favourite of a guest', () => {
  const result = (change = {}) => ({
    body: { ...contractExample('AuthResult', 'LoggedIn'), access_token: 'granted', ...change },
  });
  const logIn = () => scene.store.dispatch(login(credentials));
  beforeEach(() => scene.stub.on('POST /v1/auth/login', () => result()));

  it('sends no request before the login', async () => {
    await scene.store.dispatch(wishFavourite({ id: 7, ...texts }));
    await scene.store.dispatch(loadFavourites());
    expect(attached()).toEqual([]);
    expect(scene.stub.requestsTo('GET /v1/me/user-lists')).toEqual([]);
  });

  it('is added once after the login and reported on the next page', async () => {
    await scene.store.dispatch(wishFavourite({ id: 7, ...texts }));
    await logIn();
    expect(attached()).toEqual([{ table: 'products', ids: [7] }]);
    expect(scene.state().base.flash.next).toEqual([{ kind: 'success', text: texts.done }]);
    await logIn();
    expect(attached()).toHaveLength(1);
  });

  it('is preserved through the second factor', async () => {
    scene.stub.on('POST /v1/auth/login', () =>
      result({ is_verify: true, verify_code: 'challenge', access_token: null }),
    );
    scene.stub.on('POST /v1/auth/verify', () => result());
    await scene.store.dispatch(wishFavourite({ id: 7, ...texts }));
    await logIn();
    expect(attached()).toEqual([]);
    await scene.store.dispatch(verifyLogin('123456'));
    expect(attached()).toEqual([{ table: 'products', ids: [7] }]);
  });

  it('does not prevent the login when it is refused, and shows the message of the server', async () => {
    scene.stub.on('PATCH /v1/me/user-lists/attach', () => full);
    await scene.store.dispatch(wishFavourite({ id: 7, ...texts }));
    expect(await logIn()).toMatchObject({ kind: 'loggedIn' });
    expect(scene.state().base.flash.next).toEqual([{ kind: 'error', text: full.body.message }]);
    expect(scene.state().favourite.ids).toEqual([]);
  });

  it('is discarded when the login comes more than 30 minutes later', async () => {
    await scene.store.dispatch(wishFavourite({ id: 7, ...texts }));
    scene.pass(31 * 60_000);
    await logIn();
    expect(attached()).toEqual([]);
  });
});
