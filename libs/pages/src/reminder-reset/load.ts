import type { ReminderCheckResult } from '@shop/api';
import { loadCaution } from '../account/load-caution.ts';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import type { LoadInput } from '../loading/load-input.ts';
import { forgotten, forgottenAt } from '../reminder/forgotten.ts';

/** The data of the mailed link. */
export interface ReminderLink {
  readonly code: string;
  /** The member's security question; null for a used, expired or incomplete link. */
  readonly question: ReminderCheckResult['question_ct'];
  /** The shop's cautions about the question and its result; HTML. */
  readonly cautions: { readonly form: string | null; readonly username: string | null };
}

/** Checks the code of the link without redeeming it (spec §4 "Reminder"). */
export function loadReminderReset({ api, url, signal }: LoadInput): Promise<Reading<ReminderLink>> {
  return loadOrOffline(async () => {
    const purpose = forgottenAt(url.pathname);
    const code = url.searchParams.get('code') ?? '';
    if (code === '' || code.length > 200) return { code, question: null, cautions: { form: null, username: null } };
    const { resetCaution, cautionShown } = forgotten[purpose];
    const [{ data }, form, username] = await Promise.all([
      api.POST('/v1/reminder/check', { body: { purpose, code }, signal }),
      loadCaution({ api, signal }, resetCaution),
      cautionShown && loadCaution({ api, signal }, cautionShown),
    ]);
    return { code, question: data.result ? data.question_ct : null, cautions: { form, username } };
  }, signal);
}
