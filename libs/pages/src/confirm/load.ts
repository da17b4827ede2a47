import type { FrontSettings } from '@shop/api';
import { type Cautions, loadCautions } from '../checkout/load-cautions.ts';
import { patiently } from '../connection/patiently.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** What the law wants a buyer to read before the button (L-02 ⑥): how goods are returned, and until when an order is cancelled. */
export interface SaleTerms {
  readonly returns: string;
  readonly cancel: string;
}

export interface ConfirmData {
  readonly cautions: Cautions;
  readonly terms: SaleTerms;
}

/** The terms are long and stand nowhere else: no other page carries them. @throws ApiFailure, as nothing may be ordered without them */
export async function loadConfirm({ api, signal }: Pick<LoadInput, 'api' | 'signal'>): Promise<ConfirmData> {
  const [cautions, settings] = await Promise.all([
    loadCautions({ api, signal }),
    patiently(() => api.GET('/v1/settings/front', { signal }), signal),
  ]);
  return { cautions, terms: termsOf(settings.data) };
}

function termsOf({ SELLER, ORDER }: FrontSettings): SaleTerms {
  return { returns: SELLER.RETURN_TERMS, cancel: ORDER.CANCEL.LIMIT_TEXT };
}
