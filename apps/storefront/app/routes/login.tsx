import { hiddenMeta } from '@shop/pages/account';
import { LoginScreen, LoginWaiting } from '@shop/pages/login';
import { accountCopy } from '@shop/copy';

/** The guard, which runs before it, sends members away. */
export const clientLoader = () => null;

export const meta = hiddenMeta(accountCopy.login.title);

export function HydrateFallback() {
  return <LoginWaiting />;
}

export default function LoginRoute() {
  return <LoginScreen />;
}
