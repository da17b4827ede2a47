import type { Leaving } from '@shop/api';
import { CAUTION_KEYS } from '@shop/constants';
import { waitForLogin } from '@shop/state';
import { loadCaution } from '../account/load-caution.ts';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** The consequences of leaving, and the shop's cautions for both steps. */
export interface LeavingPlan {
  readonly leaving: Leaving;
  readonly cautions: { readonly review: string | null; readonly confirm: string | null };
}

/** Reads the plan; null for a guest, who may have just left. */
export async function loadLeave(input: LoadInput): Promise<Reading<LeavingPlan> | null> {
  if (!(await input.dispatch(waitForLogin()))) return null;
  return loadOrOffline(async () => {
    const [leaving, review, confirm] = await Promise.all([
      input.api.GET('/v1/me/leaving', { signal: input.signal }),
      loadCaution(input, CAUTION_KEYS.leaveStep1),
      loadCaution(input, CAUTION_KEYS.leaveStep2),
    ]);
    return { leaving: leaving.data, cautions: { review, confirm } };
  }, input.signal);
}
