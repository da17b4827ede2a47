import { paths } from '@shop/constants';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { passwordForm } from '@shop/form-definitions';
import { useAppSelector, loadUser, useApi, useAppDispatch } from '@shop/state';
import { slot } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import { SaveForm } from '../kinds/save-form.tsx';
import type { LoadInput, ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';

const PasswordPage = slot('PasswordPage');

export const clientLoader = load(({ signal }: LoadInput) => loadOrOffline(() => Promise.resolve(null), signal));
export const meta = hiddenMeta(accountCopy, (t) => t.password.title);

/** Changing the password; every other device is logged out. */
function PasswordScreen({ loaderData: reading = null }: ScreenProps<Reading<null>>) {
  const t = useCopy(accountCopy).password;
  return (
    <MyPageFrame title={t.title} lead={t.lead} reading={reading}>
      {() => <PasswordPage form={<PasswordForm />} backHref={paths.mypage()} backLabel={t.back} />}
    </MyPageFrame>
  );
}

function PasswordForm() {
  const dispatch = useAppDispatch();
  const api = useApi();
  const t = useCopy(accountCopy).password;
  const name = useAppSelector(({ user }) => user.data?.username ?? user.data?.email ?? '');
  return (
    <SaveForm
      definition={passwordForm}
      label={t.title}
      draftKey={paths.mypagePassword()}
      known={null}
      valuesOf={nothingKnown}
      save={async (values) => {
        await api.PUT('/v1/me/password', { body: values });
        // Removes the warning of an expired password.
        await dispatch(loadUser());
      }}
      saved={t.saved}
      doneHref={paths.mypage()}
      submit={t.submit}
    >
      {/* The user name of the new password, for password managers. */}
      <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
    </SaveForm>
  );
}

const nothingKnown = () => ({});

export const HydrateFallback = PasswordScreen;
export default PasswordScreen;
