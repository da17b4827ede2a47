import { useMemo } from 'react';
import { paths } from '@shop/constants';
import { passkeysCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { passkeyForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton, type SubmitOutcome } from '@shop/forms';
import { useAppSelector, flashAdded, useAppDispatch, useApi } from '@shop/state';
import { useNavigate } from 'react-router';
import { outcomeOf } from '../kinds/outcome-of.ts';
import { deviceOf } from '../login-history/origin-of-login.ts';
import { PasskeyFailed } from './passkey-failed.ts';
import type { ApiClient } from '@shop/api';

/** Adds a passkey: name and password, then the browser's dialog. Typed values remain if the dialog is cancelled. */
export function PasskeyForm() {
  const api = useApi();
  const dispatch = useAppDispatch();
  const t = useCopy(passkeysCopy);
  const navigate = useNavigate();
  const username = useAppSelector(({ user }) => user.data?.username ?? user.data?.email ?? '');
  const initial = useMemo(() => {
    const { system, browser } = deviceOf(navigator.userAgent);
    return { name: t.named(system, browser) };
  }, [t]);

  const add = async (typed: { readonly name: string; readonly current_password: string }): Promise<SubmitOutcome> => {
    try {
      return await outcomeOf(async () => {
        await addPasskey(api, typed);
        dispatch(flashAdded({ kind: 'success', text: t.added }));
        await navigate(paths.mypagePasskeys());
      });
    } catch (error) {
      if (!(error instanceof PasskeyFailed)) throw error;
      return { ok: false, message: t.failed[error.why], errors: {} };
    }
  };

  return (
    <ShopForm definition={passkeyForm} label={t.add} initial={initial} draftKey={paths.mypagePasskeys()} onSubmit={add}>
      <FormFields />
      {/* The user name for password managers. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <SubmitButton wide>{t.submit}</SubmitButton>
    </ShopForm>
  );
}

/** @throws PasskeyFailed, ApiFailure */
async function addPasskey(
  api: ApiClient,
  { name, current_password }: { readonly name: string; readonly current_password: string },
) {
  const { data } = await api.POST('/v1/me/passkeys/start', { body: { current_password } });
  const { makePasskey } = await import('./call-authenticator.ts');
  await api.POST('/v1/me/passkeys', { body: await makePasskey(data, name) });
}
