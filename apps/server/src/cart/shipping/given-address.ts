import type { AddressInput } from '@shop/api';
import { ERROR_CODES } from '@shop/constants';
import { inJapan } from '@shop/japanese';
import type { Ctx } from '../../platform/context/ctx.ts';
import { addressSnapshot, type AddressValues } from '../../members/customer/address.rules.ts';
import { requireAddress } from '../../members/customer/address.queries.ts';
import { InvalidInputError, NotFoundError } from '../../platform/errors/index.ts';
import { postalContradiction } from '../../platform/postal/postal-contradiction.ts';
import type { NewAddress } from '../edit/edit-shippings.ts';
import { checkAddress } from './check-address.ts';
import { formTextsOf } from '../../platform/form/own-fields.ts';

/**
 * Returns the address of a call: the member's entry or the typed address; null if it has none.
 * @throws InvalidInputError `cart_detail.set_user_address.not_data` if the entry does not exist; `input.invalid` by
 * field, at `user_address_id` if postal code, prefecture and city of the entry contradict
 */
export async function givenAddress(
  ctx: Ctx,
  input: { user_address_id?: number; address?: AddressInput },
): Promise<NewAddress | null> {
  if (input.user_address_id !== undefined) {
    return { address: await bookedAddress(ctx, input.user_address_id), user_address_id: input.user_address_id };
  }
  if (input.address === undefined) return null;
  const texts = formTextsOf(ctx.channel, 'address');
  return {
    address: checkAddress(input.address, 'address', inJapan(ctx.clock.now()).day, texts),
    user_address_id: null,
  };
}

async function bookedAddress(ctx: Ctx, id: number): Promise<NewAddress['address']> {
  try {
    if (ctx.actor.kind === 'member') {
      const entry = await requireAddress(ctx.db, ctx.actor.userId, id);
      refuseContradiction(entry);
      return addressSnapshot(entry);
    }
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
  }
  throw new InvalidInputError(
    ERROR_CODES.shippingAddressGone,
    'ご登録のお届け先が見つかりませんでした。もう一度お選びください。',
  );
}

/** Refuses an entry stored before contradictions were refused: its shipping fee would be ambiguous. */
function refuseContradiction(entry: AddressValues): void {
  const found = postalContradiction(entry);
  if (found)
    throw new InvalidInputError('input.invalid', found.message, {
      errors: { user_address_id: [`${found.message}。`] },
    });
}
