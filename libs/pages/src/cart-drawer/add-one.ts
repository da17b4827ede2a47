import { ApiFailure } from '@shop/api';
import type { goodsCopy } from '@shop/copy';
import { browserShop } from '@shop/state';
import type { AddToCart } from '@shop/theming';

/** What came of putting one product into the cart; `measure` when it is made to measure, which is asked on its own page. */
export type OneOutcome = Pick<AddToCart, 'status' | 'message'> | { readonly status: 'measure' };

/** Puts pieces of one product into the cart; tells what came of it in the words of `t`. */
export async function addOne(key: string, quantity: number, t: typeof goodsCopy): Promise<OneOutcome> {
  try {
    await browserShop().dispatch((actions) => actions.addProducts([{ key, quantity }]));
    return { status: 'added', message: t.added };
  } catch (error) {
    if (error instanceof ApiFailure && Object.keys(error.errors).some((path) => path.includes('.options.')))
      return { status: 'measure' };
    // Network faults carry no message of their own (spec §8).
    return { status: 'failed', message: (error instanceof Error && error.message) || t.addFailed };
  }
}
