import type { AuthResult } from '@shop/api';
import { contractExample, type StubAnswer } from '@shop/api/testing';
import { memoryBrowser } from './memory-environment.ts';
import { sampleCart, setScene, type ShopScene } from './shop-scene.ts';

/** The response of the server to a successful login. */
export const granted = (change: Partial<AuthResult> = {}) => ({
  body: { ...contractExample('AuthResult', 'LoggedIn'), access_token: 'granted', ...change },
});

/** Returns a scene in a separate browser whose server answers a login with `answer` and returns the member. */
export async function setLoginScene(answer: () => StubAnswer = () => granted()): Promise<ShopScene> {
  const scene = await setScene(memoryBrowser(`shop ${crypto.randomUUID()}`));
  scene.stub.on('POST /v1/auth/login', answer);
  scene.stub.on('POST /v1/auth/logout', () => ({ status: 204 }));
  scene.stub.on('POST /v1/carts/init', () => ({ body: sampleCart() }));
  scene.stub.on('GET /v1/me/user', () => ({ body: contractExample('User') }));
  scene.stub.on('GET /v1/me/user-addresses', () => ({ body: [] }));
  return scene;
}
