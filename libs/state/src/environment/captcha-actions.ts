import type { paths } from '@shop/api';

/** Calls of guests that the captcha guards, with the action that a token is made for. */
const actions: Readonly<Partial<Record<keyof paths, string>>> = {
  '/v1/auth/login': 'login',
  '/v1/auth/login-sync-channel': 'login',
  '/v1/users': 'register',
  '/v1/email-verify/request': 'register',
  '/v1/reminder/request': 'reminder',
  '/v1/order-lookup/request': 'reminder',
  '/v1/inquiries': 'inquiry',
};

/** A token for a guest's call where the channel has a captcha, see `ShopEnvironment`; null otherwise. Its code comes with the first. */
export async function captchaTokenFor(path: string, told: string | undefined): Promise<string | null> {
  const action = actions[path as keyof paths];
  if (told === undefined || action === undefined) return null;
  const { captchaToken } = await import('./captcha-token.ts');
  return captchaToken(told, action);
}
