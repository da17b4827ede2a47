import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { loginForm, verifyForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { CaptchaNotice } from '../captcha/captcha-notice.tsx';
import type { LoginModel } from './model.ts';

/** The form of a step of the login; null where the step has none. */
export function LoginForm({ step, onLogin, onVerify }: Pick<LoginModel, 'step' | 'onLogin' | 'onVerify'>) {
  const t = useCopy(accountCopy).login;
  if (step === 'credentials') {
    return (
      <ShopForm key="credentials" definition={loginForm} label={t.title} onSubmit={onLogin}>
        <FormFields />
        <SubmitButton wide>{t.submit}</SubmitButton>
        <CaptchaNotice />
      </ShopForm>
    );
  }
  if (step !== 'verify') return null;
  return (
    <ShopForm key="verify" definition={verifyForm} label={t.verifyTitle} takesFocus onSubmit={onVerify}>
      <FormFields />
      <SubmitButton>{t.verifySubmit}</SubmitButton>
    </ShopForm>
  );
}

/** The props until the login check has a result: nothing can be pressed. */
export const waitingLogin = {
  step: 'loading',
  form: null,
  notice: null,
  warnings: [],
  onBack: () => undefined,
  onContinue: () => undefined,
} as const;
