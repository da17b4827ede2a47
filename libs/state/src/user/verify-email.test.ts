import { contractExample } from '@shop/api/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rememberMember, setScene, type ShopScene } from '../testing/shop-scene.ts';
import { verifyEmail } from './member.ts';

let scene: ShopScene;

const user = { ...contractExample('User'), is_registered_member: false };

beforeEach(async () => {
  scene = await setScene();
  rememberMember(scene.browser);
  scene.stub.on('GET /v1/me/user', () => ({ body: user }));
  await scene.store.start().then(({ started }) => started);
});
afterEach(() => scene.close());

it.each([
  ['of the member makes them a registered member', user.email, true],
  ['of another user changes nothing', 'other@example.com', false],
])('a verified mail address %s (spec §4)', async (_, email, isRegistered) => {
  scene.stub.on('POST /v1/email-verify/check', () => ({ body: { email, is_registered_member: true } }));
  await scene.store.dispatch(verifyEmail('mailed'));
  expect(scene.state().user.data?.is_registered_member).toBe(isRegistered);
});
