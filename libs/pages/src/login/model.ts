import { useState } from 'react';
import { ApiFailure, type LoginInput } from '@shop/api';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { paths, isInApp, screenPaths } from '@shop/constants';
import type { SubmitOutcome } from '@shop/forms';
import {
  selectCartCount,
  type LoginOutcome,
  useAppSelector,
  takeCartAsGuest,
  verifyLogin,
  secondFactorDropped,
  useAppDispatch,
} from '@shop/state';
import type { AccountNotice, LoginPageProps } from '@shop/theming';
import { useNavigate } from 'react-router';
import { accountWarnings, type AccountFlags } from '../account/warnings.ts';
import { outcomeOf } from '../kinds/outcome-of.ts';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import { isWithin } from '../screens/is-at.ts';
import { useSearchParams } from '../navigation/use-search-params.ts';
import { useStorageWarning } from '../storage-warning/use-storage-warning.ts';
import { useSupportLink } from './use-support-link.ts';
import { usePasskeyEntrance } from './use-passkey-entrance.ts';

export interface LoginModel extends Omit<LoginPageProps, 'form'> {
  readonly onLogin: (values: { readonly username: string; readonly password: string }) => Promise<SubmitOutcome>;
  readonly onVerify: (values: { readonly verify_code: string }) => Promise<SubmitOutcome>;
}

/** The login with second factor and warnings about the account (spec §4 "Login"); `logIn` selects the channel. */
export function useLogin(logIn: (input: LoginInput) => Promise<LoginOutcome>): LoginModel {
  const dispatch = useAppDispatch();
  const t = useCopy(accountCopy);
  const navigate = useNavigate();
  const query = useSearchParams();
  const { settings } = useShopFrame();
  const isVerifying = useAppSelector((state) => state.auth.mfa !== null);
  const isSessionLost = useAppSelector((state) => state.auth.isRefreshFailed);
  const hasCart = useAppSelector((state) => selectCartCount(state) > 0);
  const hasToken = useAppSelector((state) => state.cart.token !== null);
  const [flags, setFlags] = useState<AccountFlags | null>(null);
  const warning = useAppSelector((state) => state.auth.warningMessage);
  const warned: AccountNotice | null = warning === null ? null : { tone: 'warning', text: warning };
  const [refusal, setRefusal] = useState<AccountNotice | null>(null);
  const back = query.get('back');
  const target = isInApp(back) ? back : paths.top();

  const proceed = async (outcome: LoginOutcome) => {
    setRefusal(null);
    if (outcome.kind === 'verify') return;
    if (outcome.hasPasswordExpired || outcome.hasMailErrorCountOver) setFlags(outcome);
    else await navigate(target, { replace: true });
  };

  const storageWarning = useStorageWarning();
  const unsaved: AccountNotice | null = storageWarning === null ? null : { tone: 'warning', text: storageWarning };

  useSupportLink(setRefusal);
  const passkey = usePasskeyEntrance({ proceed, refuse: setRefusal });

  const mayGoOn = settings.SITE.NO_MEMBER_USE && hasToken && (isSessionLost || query.get('re') === '1');
  const goOn = async () => {
    try {
      await dispatch(takeCartAsGuest());
      // A page of the member's own has nothing for a guest.
      await navigate(isWithin(pathOf(target), screenPaths.cart) ? target : paths.cart(), { replace: true });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setRefusal({ tone: 'danger', text: error.message || t.outageText });
    }
  };

  const step = flags ? 'warned' : isVerifying ? 'verify' : 'credentials';
  return {
    step,
    notice: step === 'credentials' ? (refusal ?? warned ?? noticeOf(query, isSessionLost, t) ?? unsaved) : null,
    passkey,
    warnings: flags ? accountWarnings(flags, t) : [],
    onLogin: (values) => outcomeOf(async () => proceed(await logIn(values))),
    onVerify: ({ verify_code }) =>
      outcomeOf(async () => {
        try {
          await proceed(await dispatch(verifyLogin(verify_code)));
        } catch (error) {
          if (!isUsedUp(error)) throw error;
          dispatch(secondFactorDropped(t.login.verifyExpired));
        }
      }),
    onBack: () => dispatch(secondFactorDropped(null)),
    onContinue: () => void navigate(target, { replace: true }),
    registerHref: paths.register(),
    reminderHref: paths.reminder(),
    reminderUsernameHref: paths.reminderUsername(),
    syncHref: paths.loginSync(),
    lookupHref: paths.orderLookup(),
    guestHref: mayGoOn || (settings.SITE.NO_MEMBER_USE && hasCart) ? paths.cartShippingSelect() : null,
    onGuest: mayGoOn ? () => void goOn() : null,
  };
}

const pathOf = (target: string) => target.replace(/[?#].*$/s, '');

/** The challenge is used up: ten minutes or five tries. */
function isUsedUp(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'auth.verify_code.expired';
}

function noticeOf(query: URLSearchParams, isSessionLost: boolean, { login }: typeof accountCopy): AccountNotice | null {
  if (isSessionLost || query.get('re') === '1') return { tone: 'info', text: login.relogin };
  if (query.get('for') === 'favourite') return { tone: 'info', text: login.forFavourite };
  if (query.get('for') === 'order') return { tone: 'info', text: login.forOrder };
  return query.get('verified') === '1' ? { tone: 'success', text: login.verified } : null;
}
