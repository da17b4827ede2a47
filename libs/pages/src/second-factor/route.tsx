import { paths } from '@shop/constants';
import { secondFactorCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { secondFactorForm, verifyForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { useAppSelector } from '@shop/state';
import { slot } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import { offeredLoader } from '../guards/offered-loader.ts';
import type { LoadInput, ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { useSecondFactor, type SecondFactorModel } from './model.ts';

const SecondFactorPage = slot('SecondFactorPage');

/** Whether it is on. */
function loadSecondFactor({ api, signal }: LoadInput): Promise<Reading<boolean>> {
  return loadOrOffline(async () => (await api.GET('/v1/me/user', { signal })).data.is_mfa, signal);
}

export const loader = offeredLoader;
export const clientLoader = Object.assign(load(loadSecondFactor), { hydrate: true as const });
export const meta = hiddenMeta(secondFactorCopy, (t) => t.title);

/** The second factor; a skeleton until it is read. */
function SecondFactorScreen({ loaderData: reading = null }: ScreenProps<Reading<boolean>>) {
  const t = useCopy(secondFactorCopy);
  return (
    <MyPageFrame title={t.title} lead={t.lead} reading={reading}>
      {(isOn) => <SecondFactor isOn={isOn} />}
    </MyPageFrame>
  );
}

function SecondFactor({ isOn }: { readonly isOn: boolean }) {
  const { back } = useCopy(secondFactorCopy);
  const { onPassword, onCode, ...page } = useSecondFactor(isOn);
  return (
    <SecondFactorPage
      {...page}
      form={<StepForm isOn={isOn} step={page.step} onPassword={onPassword} onCode={onCode} />}
      backHref={paths.mypage()}
      backLabel={back}
    />
  );
}

/** The form for password, then code; null when neither is required. */
function StepForm({
  isOn,
  step,
  onPassword,
  onCode,
}: Pick<SecondFactorModel, 'isOn' | 'step' | 'onPassword' | 'onCode'>) {
  const t = useCopy(secondFactorCopy);
  const name = useAppSelector(({ user }) => user.data?.username ?? user.data?.email ?? '');
  if (step === 'idle') return null;
  if (step === 'code') {
    return (
      <ShopForm key="code" definition={verifyForm} label={t.title} takesFocus onSubmit={onCode}>
        <FormFields />
        <SubmitButton>{t.start[isOn ? 'on' : 'off']}</SubmitButton>
      </ShopForm>
    );
  }
  return (
    <ShopForm key="password" definition={secondFactorForm} label={t.title} takesFocus onSubmit={onPassword}>
      <FormFields />
      {/* The user name for password managers; after the field, which is focused first. */}
      <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
      <SubmitButton>{t.send}</SubmitButton>
    </ShopForm>
  );
}

export const HydrateFallback = SecondFactorScreen;
export default SecondFactorScreen;
