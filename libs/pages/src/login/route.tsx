import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { paths } from '@shop/constants';
import { loginForm, verifyForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { slot } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { useLogin } from './model.ts';

const LoginPage = slot('LoginPage');

/** The guard, which runs before it, sends members away. */
export const clientLoader = () => null;
export const meta = hiddenMeta(accountCopy.login.title);

/** Login with its second factor inside. */
function LoginScreen() {
  const t = useCopy(accountCopy).login;
  const { onLogin, onVerify, ...page } = useLogin();
  const forms = {
    credentials: (
      <ShopForm key="credentials" definition={loginForm} label={t.title} onSubmit={onLogin}>
        <FormFields />
        <SubmitButton wide>{t.submit}</SubmitButton>
      </ShopForm>
    ),
    verify: (
      <ShopForm key="verify" definition={verifyForm} label={t.verifyTitle} takesFocus onSubmit={onVerify}>
        <FormFields />
        <SubmitButton>{t.verifySubmit}</SubmitButton>
      </ShopForm>
    ),
    warned: null,
    loading: null,
  };
  return <LoginPage {...page} form={forms[page.step]} />;
}

/** Stands until it is known whether somebody is logged in. */
function LoginWaiting() {
  return (
    <LoginPage
      step="loading"
      form={null}
      notice={null}
      warnings={[]}
      onBack={ignore}
      onContinue={ignore}
      registerHref={paths.register()}
      reminderHref={paths.reminder()}
      reminderUsernameHref={paths.reminderUsername()}
      guestHref={null}
      onGuest={null}
    />
  );
}

function ignore() {
  // Nothing can be pressed yet.
}

export const HydrateFallback = LoginWaiting;
export default LoginScreen;
