import type { paths } from '@shop/api';

/** The requests of guests that need a captcha token, each with its action. */
const actions: Readonly<Partial<Record<keyof paths, string>>> = {
  '/v1/auth/login': 'login',
  '/v1/auth/login-sync-channel': 'login',
  '/v1/users': 'register',
  '/v1/email-verify/request': 'register',
  '/v1/reminder/request': 'reminder',
  '/v1/order-lookup/request': 'reminder',
  '/v1/inquiries': 'inquiry',
};

/** Returns a captcha token for a guest's request; null if the channel has no captcha. The code is loaded on demand. */
export async function captchaTokenFor(path: string, siteKey: string | undefined): Promise<string | null> {
  const action = actions[path as keyof paths];
  if (siteKey === undefined || action === undefined) return null;
  const { captchaToken } = await import('./captcha-token.ts');
  return captchaToken(siteKey, action);
}
