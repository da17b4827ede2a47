import { contractExample } from '@shop/api/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setLoginScene } from '../testing/login-scene.ts';
import { failureOf, NOW, rememberMember, type ShopScene } from '../testing/shop-scene.ts';
import { until } from '../testing/until.ts';
import { waitForLogin } from './wait-for-login.ts';
import { logout, loseSession } from '../session/session.ts';
import { loadUser } from '../user/member.ts';
import { login } from '../session/login.ts';
import { checkMember } from '../session/check-member.ts';

let scene: ShopScene;

const loggedIn = (userId: string) => ({
  body: { ...contractExample('AuthResult', 'LoggedIn'), access_token: `of ${userId}`, user_id: userId },
});
const credentials = { username: 'hanako@example.com', password: 'mihon-hanako-no-aikotoba' };

/** The session that another tab has stored. */
const store = (userId: string) =>
  scene.browser.local.set(
    'shop_session',
    JSON.stringify({ accessToken: `of ${userId}`, tokenExpiresAt: NOW + 1_800_000, userId }),
  );

const types = () => scene.events.map(({ type }) => type);

beforeEach(async () => {
  scene = await setLoginScene(() => loggedIn('usr_other'));
  rememberMember(scene.browser);
  await scene.store.dispatch(waitForLogin());
});
afterEach(() => scene.close());

it('every request of a member carries the member id, and one of a guest carries none', async () => {
  scene.stub.on('POST /v1/me/user-addresses', () => ({ status: 201, body: contractExample('Address') }));
  await scene.store.api.POST('/v1/me/user-addresses', { body: contractExample('AddressInput') });
  expect(scene.stub.requestsTo('POST /v1/me/user-addresses')[0]?.headers['x-member-id']).toBe('usr_sample');
  await scene.store.dispatch(logout());
  await scene.store.api.GET('/v1/tags').catch(() => undefined);
  expect(scene.stub.requestsTo('GET /v1/tags')[0]?.headers).not.toHaveProperty('x-member-id');
});

it('an access token that another member has stored is not used for the requests of this member', async () => {
  store('usr_other');
  await scene.store.api.GET('/v1/me/orders').catch(() => undefined);
  expect(scene.stub.requestsTo('GET /v1/me/orders')[0]?.headers).toMatchObject({
    authorization: 'Bearer stored',
    'x-member-id': 'usr_sample',
  });
});

it('a response for a member who has logged out is discarded', async () => {
  const arrived = Promise.withResolvers<void>();
  const pending = Promise.withResolvers<void>();
  scene.stub.on('GET /v1/me/user', async () => {
    arrived.resolve();
    await pending.promise;
    return { body: contractExample('User') };
  });
  const reading = failureOf(scene.store.dispatch(loadUser()));
  await arrived.promise;
  await scene.store.dispatch(logout());
  pending.resolve();
  expect((await reading).kind).toBe('aborted');
  expect(scene.state().user.data).toBeNull();
});

it('a login of another member in another tab makes this tab reload, without mixing the two sessions', async () => {
  const other = scene.openWindow();
  await other.dispatch(waitForLogin());
  await other.dispatch(logout());
  await until(scene.store, () => !scene.state().auth.isLogin);
  await other.dispatch(login(credentials));
  await expect.poll(types).toEqual(['loggedOut', 'memberChanged']);
  expect(scene.state().auth).toMatchObject({ isLogin: false, accessToken: null });
  expect(scene.browser.local.get('shop_session')).toContain('usr_other');
});

it('the lost session of a replaced member does not end the session of the new member', async () => {
  store('usr_other');
  const refused = { status: 401, body: { code: 'auth.expired', message: '' } };
  scene.stub.on('GET /v1/me/orders', () => refused);
  scene.stub.on('POST /v1/auth/refresh', () => refused);
  await failureOf(scene.store.api.GET('/v1/me/orders'));
  await expect.poll(types).toEqual(['memberChanged']);
  expect(scene.browser.local.get('shop_session')).toContain('usr_other');
});

it.each([
  ['logged this member out', () => scene.browser.local.delete('shop_session')],
  ['logged another member in', () => store('usr_other')],
])('a window that regains focus detects that another tab has %s', async (_name, change) => {
  await scene.store.dispatch(checkMember());
  expect(types()).toEqual([]);
  change();
  await scene.store.dispatch(checkMember());
  expect(types()).toEqual(['memberChanged']);
});

it('a request refused for another member makes this tab reload when the storage has another member too', async () => {
  scene.stub.on('POST /v1/me/user-addresses', () => ({
    status: 403,
    body: { code: 'auth.member_changed', message: '別の会員' },
  }));
  store('usr_other');
  const failure = await failureOf(
    scene.store.api.POST('/v1/me/user-addresses', { body: contractExample('AddressInput') }),
  );
  expect(failure.message).toBe('別の会員');
  expect(types()).toEqual(['memberChanged']);
});

it('a refusal that would repeat after a reload ends the session instead', async () => {
  scene.stub.on('GET /v1/me/orders', () => ({ status: 403, body: { code: 'auth.member_changed', message: '' } }));
  await failureOf(scene.store.api.GET('/v1/me/orders'));
  await expect.poll(types).toEqual(['sessionLost']);
});

it('a login of another member in the same window discards drafts, one of the same member does not', async () => {
  await scene.store.dispatch(loseSession('refused'));
  scene.stub.on('POST /v1/auth/login', () => loggedIn('usr_sample'));
  await scene.store.dispatch(login(credentials));
  expect(types()).toEqual(['sessionLost']);
  await scene.store.dispatch(loseSession('refused'));
  scene.stub.on('POST /v1/auth/login', () => loggedIn('usr_other'));
  await scene.store.dispatch(login(credentials));
  expect(types()).toEqual(['sessionLost', 'sessionLost', 'memberReplaced']);
});
