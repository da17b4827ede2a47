import { sessionStore } from '@shop/constants/storage';
import { useState } from 'react';
import { ApiFailure } from '@shop/api';
import { secondFactorCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { SubmitOutcome } from '@shop/forms';
import { loadUser, useAppDispatch, useApi } from '@shop/state';
import type { AccountNotice, SecondFactorPageProps } from '@shop/theming';
import { useRevalidator } from 'react-router';
import { outcomeOf } from '../kinds/outcome-of.ts';
import { DRAFT_PREFIX } from '@shop/forms/drafts';

/** A one-time code that was sent, and whether it turns the second factor on. */
interface RequestedCode {
  readonly isOn: boolean;
  readonly challenge: string;
}

const NAME = `${DRAFT_PREFIX}second-factor`;

export interface SecondFactorModel extends Omit<SecondFactorPageProps, 'form' | 'backHref' | 'backLabel'> {
  readonly onPassword: (values: { readonly current_password: string }) => Promise<SubmitOutcome>;
  readonly onCode: (values: { readonly verify_code: string }) => Promise<SubmitOutcome>;
}

/** Another state of the second factor, by password and mailed code; browser only. */
export function useSecondFactor(isOn: boolean): SecondFactorModel {
  const api = useApi();
  const dispatch = useAppDispatch();
  const t = useCopy(secondFactorCopy);
  const { revalidate } = useRevalidator();
  const [requested, setRequested] = useState(readRequestedCode);
  const [needsPassword, setNeedsPassword] = useState(false);
  const [message, setMessage] = useState<AccountNotice | null>(null);
  const wanted = !isOn;
  // A code requested in another tab may have been used there.
  const waiting = requested?.isOn === wanted ? requested : null;

  const show = (next: {
    readonly requested: RequestedCode | null;
    readonly needsPassword: boolean;
    readonly message: AccountNotice | null;
  }) => {
    saveRequestedCode(next.requested);
    setRequested(next.requested);
    setNeedsPassword(next.needsPassword);
    setMessage(next.message);
  };
  const toPassword = (text: string | null) =>
    show({ requested: null, needsPassword: true, message: text === null ? null : { tone: 'warning', text } });
  const toIdle = (notice: AccountNotice | null) => show({ requested: null, needsPassword: false, message: notice });

  const readAgain = () => Promise.all([revalidate(), dispatch(loadUser())]);

  return {
    isOn,
    step: waiting ? 'code' : needsPassword ? 'password' : 'idle',
    message,
    onStart: () => toPassword(null),
    onAgain: () => toPassword(null),
    onCancel: () => toIdle(null),
    onPassword: ({ current_password }) =>
      outcomeOf(async () => {
        try {
          const { data } = await api.POST('/v1/me/second-factor', { body: { is_mfa: wanted, current_password } });
          show({ requested: { isOn: wanted, challenge: data.challenge }, needsPassword: false, message: null });
        } catch (error) {
          if (!isRefusal(error, 'second_factor.unchanged')) throw error;
          await readAgain();
          toIdle({ tone: 'info', text: error.message });
        }
      }),
    onCode: ({ verify_code }) =>
      outcomeOf(async () => {
        try {
          await api.PUT('/v1/me/second-factor', {
            body: { is_mfa: wanted, challenge: waiting?.challenge ?? '', verify_code },
          });
        } catch (error) {
          if (!isRefusal(error, 'second_factor.code.expired')) throw error;
          return toPassword(error.message);
        }
        await readAgain();
        toIdle({ tone: 'success', text: t.done[wanted ? 'on' : 'off'] });
      }),
  };
}

function isRefusal(error: unknown, code: string): error is ApiFailure {
  return error instanceof ApiFailure && error.code === code;
}

/**
 * Returns the change that waits for its one-time code, saved in the tab with the drafts. The mail is often read in
 * another app, and the page is then reloaded on return.
 */
function readRequestedCode(): RequestedCode | null {
  // Written only by the function below.
  return JSON.parse(sessionStore.getItem(NAME) ?? 'null') as RequestedCode | null;
}

/** Saves the change that waits for its code; null deletes it. */
function saveRequestedCode(requested: RequestedCode | null): void {
  if (requested === null) sessionStore.removeItem(NAME);
  else sessionStore.setItem(NAME, JSON.stringify(requested));
}
