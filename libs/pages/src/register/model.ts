import { useState } from 'react';
import { paths, withQuery } from '@shop/constants';
import type { SubmitOutcome } from '@shop/forms';
import { register, useApi, useAppDispatch, useAppStore } from '@shop/state';
import type { RegisterPageProps } from '@shop/theming';
import { useNavigate, useRevalidator } from 'react-router';
import type { Reading } from '../account/load-or-offline.ts';
import { outcomeOf } from '../kinds/outcome-of.ts';
import type { RegisterStart } from './load.ts';
import { toUserInput, type RegisterValues } from './to-request.ts';

export interface RegisterModel extends Omit<RegisterPageProps, 'form'> {
  readonly onEmail: (values: { readonly email: string }) => Promise<SubmitOutcome>;
  readonly onRegister: (values: RegisterValues) => Promise<SubmitOutcome>;
}

interface SentMail {
  readonly email: string;
  readonly minutes: number;
}

/** Registration from the mail address to the automatic login (spec §4 "Registering a user"). */
export function useRegister(reading: Reading<RegisterStart> | null): RegisterModel {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const api = useApi();
  const navigate = useNavigate();
  const { revalidate, state } = useRevalidator();
  const [sent, setSent] = useState<SentMail | null>(null);
  const start = reading?.status === 'ready' ? reading.data : null;
  const proof = start?.kind === 'proved' ? start : null;
  return {
    step: state === 'loading' ? 'checking' : stepOf(reading, sent),
    email: proof?.email ?? sent?.email ?? null,
    minutes: sent?.minutes ?? null,
    loginHref: paths.login(),
    onAgain: () => {
      setSent(null);
      void navigate(paths.register(), { replace: true });
    },
    onRetry: () => void revalidate(),
    onEmail: ({ email }) =>
      outcomeOf(async () => {
        const { data } = await api.POST('/v1/email-verify/request', { body: { email } });
        setSent({ email, minutes: Math.ceil(data.expires_in / 60) });
      }),
    onRegister: (values) =>
      outcomeOf(async () => {
        if (!proof) return;
        await dispatch(register(toUserInput(values, proof)));
        const isLogin = store.getState().auth.isLogin;
        await navigate(isLogin ? paths.registerComplete() : withQuery(paths.login(), { verified: 1 }), {
          replace: true,
        });
      }),
  };
}

function stepOf(reading: Reading<RegisterStart> | null, sent: SentMail | null): RegisterPageProps['step'] {
  if (reading === null || reading.status === 'leaving') return 'checking';
  if (reading.status === 'outage') return 'outage';
  if (reading.data.kind === 'proved') return 'form';
  if (sent) return 'sent';
  return reading.data.kind === 'refused' ? 'refused' : 'email';
}
