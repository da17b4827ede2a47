import { useState } from 'react';
import { formsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { SubmitOutcome } from '@shop/forms';
import type { CheckPageProps } from '@shop/theming';
import { useNavigate } from 'react-router';
import { outcomeOf } from './outcome-of.ts';
import type { SendOnce } from './send-once.ts';

/** From the form to the check screen once `check` has let the values pass; for `onSubmit` of the form. */
export function usePrepare<Values extends object, Receipt>(
  { steps, prepare }: SendOnce<Values, Receipt>,
  check: (values: Values) => Promise<unknown>,
): (values: Values) => Promise<SubmitOutcome> {
  const navigate = useNavigate();
  return async (values) => {
    const outcome = await outcomeOf(async () => {
      await check(values);
      prepare(values);
      await navigate(steps.check);
    });
    return outcome.ok ? { ok: true, keepsDraft: true } : outcome;
  };
}

/** Sends on the confirmation and opens the complete screen; without a response, a retry has the same key. */
export function useSending<Values extends object, Receipt>(
  { steps, send }: SendOnce<Values, Receipt>,
  work: (values: Values, key: string) => Promise<Receipt>,
): Omit<CheckPageProps, 'rows'> {
  const t = useCopy(formsCopy);
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const onSend = async () => {
    setSending(true);
    setRefusal(null);
    try {
      await send(work);
      await navigate(steps.complete, { replace: true });
    } catch (error) {
      const { failureMessageOf } = await import('./failure-message-of.ts');
      setRefusal(failureMessageOf(error, t.submitFailed));
    } finally {
      setSending(false);
    }
  };
  return { editHref: steps.form, onSend: () => void onSend(), isSending, refusal };
}
