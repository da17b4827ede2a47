import { useState } from 'react';
import { ApiFailure, type ReminderPurpose } from '@shop/api';
import { paths } from '@shop/constants';
import { formsCopy, reminderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { SubmitOutcome } from '@shop/forms';
import { redeemReminder, flashAdded, useAppDispatch } from '@shop/state';
import type { ReminderResetPageProps } from '@shop/theming';
import { useNavigate, useRevalidator } from 'react-router';
import type { Reading } from '../account/load-or-offline.ts';
import { outcomeOf } from '../kinds/outcome-of.ts';
import { forgotten } from '../reminder/forgotten.ts';
import type { ReminderLink } from './load.ts';

export interface ReminderResetModel extends Omit<ReminderResetPageProps, 'form'> {
  readonly onAnswer: (values: {
    readonly question_answer: string;
    readonly password?: string;
  }) => Promise<SubmitOutcome>;
}

/** From the mailed link to a new password, or to the user name (spec §4 "Reminder"). */
export function useReminderReset(reading: Reading<ReminderLink> | null, purpose: ReminderPurpose): ReminderResetModel {
  const dispatch = useAppDispatch();
  const t = useCopy(reminderCopy);
  const { question: questions } = useCopy(formsCopy).options;
  const navigate = useNavigate();
  const { revalidate, state } = useRevalidator();
  const [username, setUsername] = useState<string | null>(null);
  const link = reading?.status === 'ready' ? reading.data : null;

  const redeem = async (values: { readonly question_answer: string; readonly password?: string }) => {
    try {
      const outcome = await dispatch(redeemReminder({ purpose, code: link?.code ?? '', ...values }));
      if (outcome.kind === 'shown') return setUsername(outcome.username);
      // The login requests the one-time code, which has already been sent.
      if (outcome.kind === 'verify') return await navigate(paths.login(), { replace: true });
      dispatch(flashAdded({ kind: 'success', text: t.password.done }));
      await navigate(paths.top(), { replace: true });
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== 'reminder.code_expired') throw error;
      await revalidate();
    }
  };

  return {
    step: stepOf(reading, username, state),
    question: link?.question ? questions[link.question as keyof typeof questions] : null,
    caution: link?.cautions[username === null ? 'form' : 'username'] ?? null,
    username,
    againHref: forgotten[purpose].href,
    loginHref: paths.login(),
    onRetry: () => void revalidate(),
    onAnswer: (values) => outcomeOf(() => redeem(values)),
  };
}

function stepOf(
  reading: Reading<ReminderLink> | null,
  username: string | null,
  state: 'idle' | 'loading',
): ReminderResetPageProps['step'] {
  if (username !== null) return 'shown';
  if (reading === null || reading.status === 'leaving') return 'checking';
  if (reading.status === 'outage') return state === 'loading' ? 'checking' : 'outage';
  return reading.data.question === null ? 'refused' : 'form';
}
