import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { granted, setLoginScene } from '../testing/login-scene.ts';
import { NOW, rememberMember, type ShopScene } from '../testing/shop-scene.ts';
import { openSupport, login } from '../session/login.ts';
import { waitForLogin } from './wait-for-login.ts';
import { logout } from '../session/session.ts';
import { authSlice } from './auth.slice.ts';

let scene: ShopScene;

const credentials = { username: 'taro@example.com', password: 'mihon-taro-no-aikotoba' };

beforeEach(async () => {
  scene = await setLoginScene();
});
afterEach(() => scene.close());

describe('a manager login (spec §4)', () => {
  const open = () => scene.store.dispatch(openSupport('mailed-to-nobody'));
  const flag = () => scene.state().auth.isManagerLogin;
  beforeEach(() => {
    scene.stub.on('POST /v1/auth/support', () => granted({ is_manager_login: true }));
  });

  it('logs out the current member and does not merge their cart into the cart of the other member', async () => {
    rememberMember(scene.browser);
    scene.browser.cookies.set('cart_token', 'of-somebody-else');
    await scene.store.dispatch(waitForLogin());
    expect(await open()).toMatchObject({ kind: 'loggedIn' });
    expect(scene.stub.requestsTo('POST /v1/auth/logout')[0]?.headers.authorization).toBe('Bearer stored');
    expect(scene.stub.requestsTo('POST /v1/auth/support')[0]?.body).toEqual({ code: 'mailed-to-nobody' });
    expect(scene.stub.requestsTo('POST /v1/carts/init')[0]?.body).toEqual({ token: null });
    expect(scene.state().auth).toMatchObject({ isLogin: true, isManagerLogin: true, accessToken: 'granted' });
    expect(scene.browser.dataLayer).not.toContainEqual(expect.objectContaining({ event: 'login' }));
  });

  it('persists across a reload, and its flag is cleared permanently on logout', async () => {
    await open();
    const reloaded = scene.reload();
    await reloaded.start();
    expect(reloaded.getState().auth.isManagerLogin).toBe(true);
    await reloaded.dispatch(logout());
    expect(reloaded.getState().auth.isManagerLogin).toBe(false);
    expect(scene.browser.local.get('shop_session') ?? '').not.toContain('"isManagerLogin":true');
  });

  it('preserves its flag with a renewed access token, and the login of a member has none', async () => {
    await open();
    const result = granted({ is_manager_login: true, access_token: 'renewed' }).body;
    scene.store.dispatch(authSlice.actions.tokenRefreshed({ result, at: NOW }));
    expect([flag(), scene.state().auth.accessToken]).toEqual([true, 'renewed']);
    await scene.store.dispatch(login(credentials));
    expect(flag()).toBe(false);
  });
});
