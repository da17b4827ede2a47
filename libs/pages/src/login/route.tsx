import { accountCopy } from '@shop/copy';
import { paths } from '@shop/constants';
import { login, useAppDispatch } from '@shop/state';
import { slot } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { LoginForm, waitingLogin } from './login-form.tsx';
import { useLogin } from './model.ts';

const LoginPage = slot('LoginPage');

/** The guard, which runs before it, sends members away. */
export const clientLoader = () => null;
export const meta = hiddenMeta(accountCopy, (t) => t.login.title);

/** Login with its second factor inside. */
function LoginScreen() {
  const dispatch = useAppDispatch();
  const { onLogin, onVerify, ...page } = useLogin((input) => dispatch(login(input)));
  return <LoginPage {...page} form={<LoginForm step={page.step} onLogin={onLogin} onVerify={onVerify} />} />;
}

/** Shown until the login check has a result. */
function LoginWaiting() {
  return (
    <LoginPage
      {...waitingLogin}
      passkey={null}
      registerHref={paths.register()}
      reminderHref={paths.reminder()}
      reminderUsernameHref={paths.reminderUsername()}
      syncHref={paths.loginSync()}
      lookupHref={paths.orderLookup()}
      guestHref={null}
      onGuest={null}
    />
  );
}

export const HydrateFallback = LoginWaiting;
export default LoginScreen;
