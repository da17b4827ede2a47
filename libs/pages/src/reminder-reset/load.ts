import type { ReminderCheckResult } from '@shop/api';
import { loadCaution } from '../account/load-caution.ts';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import type { LoadInput } from '../loading/load-input.ts';
import { forgotten, forgottenAt } from '../reminder/forgotten.ts';

/** What the mailed link is good for. */
export interface ReminderLink {
  readonly code: string;
  /** The security question that the member chose; null for a link that is used, over or incomplete. */
  readonly question: ReminderCheckResult['question_ct'];
  /** The shop's own words to the question, and to its result; HTML. */
  readonly cautions: { readonly form: string | null; readonly told: string | null };
}

/** Looks at the code of the link without using it up (spec §4 "Reminder"). */
export function loadReminderReset({ api, url, signal }: LoadInput): Promise<Reading<ReminderLink>> {
  return loadOrOffline(async () => {
    const purpose = forgottenAt(url.pathname);
    const code = url.searchParams.get('code') ?? '';
    if (code === '' || code.length > 200) return { code, question: null, cautions: { form: null, told: null } };
    const { resetCaution, cautionShown } = forgotten[purpose];
    const [{ data }, form, told] = await Promise.all([
      api.POST('/v1/reminder/check', { body: { purpose, code }, signal }),
      loadCaution({ api, signal }, resetCaution),
      cautionShown && loadCaution({ api, signal }, cautionShown),
    ]);
    return { code, question: data.result ? data.question_ct : null, cautions: { form, told } };
  }, signal);
}
