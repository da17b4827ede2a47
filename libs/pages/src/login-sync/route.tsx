import { accountCopy } from '@shop/copy';
import { paths } from '@shop/constants';
import { loginSync, useAppDispatch } from '@shop/state';
import { slot } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { LoginForm, waitingLogin } from '../login/login-form.tsx';
import { useLogin } from '../login/model.ts';

const LoginSyncPage = slot('LoginSyncPage');

/** The guard, which runs before it, sends members away. */
export const clientLoader = () => null;
export const meta = hiddenMeta(accountCopy, (t) => t.loginSync.title);

/** The login of a member of another channel, with what is shared between the channels. */
function LoginSyncScreen() {
  const dispatch = useAppDispatch();
  const { step, notice, warnings, onBack, onContinue, onLogin, onVerify } = useLogin((input) =>
    dispatch(loginSync(input)),
  );
  return (
    <LoginSyncPage
      {...{ step, notice, warnings, onBack, onContinue }}
      form={<LoginForm step={step} onLogin={onLogin} onVerify={onVerify} />}
      loginHref={paths.login()}
    />
  );
}

/** Shown until the login check has a result. */
function LoginSyncWaiting() {
  return <LoginSyncPage {...waitingLogin} loginHref={paths.login()} />;
}

export const HydrateFallback = LoginSyncWaiting;
export default LoginSyncScreen;
