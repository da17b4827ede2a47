import type { AddressInput } from '@shop/api';
import { ERROR_CODES } from '@shop/constants';
import { inJapan } from '@shop/japanese';
import type { Ctx } from '../../context/ctx.ts';
import { addressSnapshot, type AddressValues } from '../../customer/address.rules.ts';
import { requireAddress } from '../../customer/address.queries.ts';
import { InvalidInputError, NotFoundError } from '../../errors/index.ts';
import { postalContradiction } from '../../postal/postal-contradiction.ts';
import type { NewAddress } from '../edit/edit-shippings.ts';
import { checkAddress } from './check-address.ts';
import { formWordsOf } from '../../form/own-fields.ts';

/**
 * The address a call brings: the member's entry of that id, or the address as typed; null when it brings none.
 * @throws InvalidInputError `cart_detail.set_user_address.not_data` when there is no such entry (any more); `input.invalid` by field,
 * at `user_address_id` for an entry whose postal code, prefecture and city contradict
 */
export async function givenAddress(
  ctx: Ctx,
  input: { user_address_id?: number; address?: AddressInput },
): Promise<NewAddress | null> {
  if (input.user_address_id !== undefined) {
    return { address: await bookedAddress(ctx, input.user_address_id), user_address_id: input.user_address_id };
  }
  if (input.address === undefined) return null;
  const words = formWordsOf(ctx.channel, 'address');
  return {
    address: checkAddress(input.address, 'address', inJapan(ctx.clock.now()).day, words),
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

/** An entry from before contradictions were refused: its carriage would be that of either place. */
function refuseContradiction(entry: AddressValues): void {
  const found = postalContradiction(entry);
  if (found)
    throw new InvalidInputError('input.invalid', found.message, {
      errors: { user_address_id: [`${found.message}。`] },
    });
}
