import { type Cautions, loadCautions } from '../checkout/load-cautions.ts';
import { retryWhenOnline } from '../connection/retry-when-online.ts';
import type { LoadInput } from '../loading/load-input.ts';

export interface ConfirmData {
  readonly cautions: Cautions;
  /** The time limit of a cancellation (L-02 ⑥). */
  readonly cancel: string;
}

/** Reads the long texts that only the confirmation shows. @throws ApiFailure, since no order is allowed without them */
export async function loadConfirm({ api, signal }: Pick<LoadInput, 'api' | 'signal'>): Promise<ConfirmData> {
  const [cautions, settings] = await Promise.all([
    loadCautions({ api, signal }),
    retryWhenOnline(() => api.GET('/v1/settings/front', { signal }), signal),
  ]);
  return { cautions, cancel: settings.data.ORDER.CANCEL.LIMIT_TEXT };
}
