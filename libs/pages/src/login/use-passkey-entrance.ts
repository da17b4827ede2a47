import { useState } from 'react';
import { passkeysCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { type LoginOutcome, loginByPasskey, useAppDispatch, type ShopThunk } from '@shop/state';
import type { AccountNotice, PasskeyEntrance } from '@shop/theming';
import { hasPasskeys, PasskeyFailed } from '../passkeys/passkey-failed.ts';

interface Ends {
  readonly proceed: (outcome: LoginOutcome) => Promise<void>;
  /** Shows a notice; null removes it. */
  readonly refuse: (notice: AccountNotice | null) => void;
}

/** Logs in by a passkey and leaves typed values unchanged; null where the browser has none. Browser only. */
export function usePasskeyEntrance({ proceed, refuse }: Ends): PasskeyEntrance | null {
  const dispatch = useAppDispatch();
  const { failed } = useCopy(passkeysCopy);
  const [isBusy, setIsBusy] = useState(false);
  if (!hasPasskeys()) return null;

  const enter = async () => {
    setIsBusy(true);
    refuse(null);
    try {
      await proceed(await dispatch(signIn()));
    } catch (error) {
      if (error instanceof PasskeyFailed) return refuse({ tone: 'warning', text: failed[error.why] });
      const { failureMessageOf } = await import('../kinds/failure-message-of.ts');
      refuse({ tone: 'danger', text: failureMessageOf(error, failed.other) });
    } finally {
      setIsBusy(false);
    }
  };
  return { onPress: () => void enter(), isBusy };
}

/** @throws PasskeyFailed when the browser brings none, ApiFailure */
function signIn(): ShopThunk<LoginOutcome> {
  return async (dispatch, _getState, { api }) => {
    const { data } = await api.POST('/v1/auth/passkey/start');
    const { signWithPasskey } = await import('../passkeys/call-authenticator.ts');
    const signed = await signWithPasskey(data);
    return dispatch(loginByPasskey(signed));
  };
}
