import type { Cart, CartShippingAdd, CartShippingModify, CartShippingsReset } from '@shop/api';
import { LIMITS } from '@shop/constants';
import { cartRefusal } from '../cart-errors.ts';
import { changeCart } from '../change-cart.ts';
import { addShipping, changeShipping, removeShipping, resetShippings } from '../edit/edit-shippings.ts';
import { givenAddress } from '../shipping/given-address.ts';
import type { CartCall } from './cart-input.ts';
import { inJapan, normaliseFreeText } from '@shop/japanese';
import type { Ctx } from '../../platform/context/ctx.ts';
import { InvalidInputError } from '../../platform/errors/index.ts';
import type { ShippingDocument } from '../cart-document.ts';
import { noshiErrors, tidyNoshi } from '../gift/noshi.rules.ts';
import { requireShipping } from '../require-part.ts';
import { checkAddress } from '../shipping/check-address.ts';
import { formTextsOf } from '../../platform/form/own-fields.ts';

/**
 * Adds a destination: an entry of the member's address book, or a typed address. A single destination without address
 * takes it; an address that is already there is not added again.
 * @throws InvalidInputError `cart_detail.set_user_address.not_data` if the entry does not exist,
 * `cart.shipping.multiple_not_allowed` if the channel ships to one destination, `cart.shipping.limit`, `input.invalid`
 * with messages below `address.`
 */
export async function addCartShipping({ ctx, ref, input }: CartCall<CartShippingAdd>): Promise<Cart> {
  const added = await givenAddress(ctx, input);
  if (!added) throw cartRefusal('input.invalid', 'お届け先を指定してください。', 'address');
  const isSeveralAllowed = ctx.channel.settings.ORDER.SHIPPING.IS_ALLOW_MULTIPLE;
  return changeCart(ctx, ref, (document, context) => {
    const cart = addShipping(document, added, context);
    if (cart.shippings.length > 1 && cart.shippings.length > document.shippings.length) {
      if (!isSeveralAllowed)
        throw cartRefusal('cart.shipping.multiple_not_allowed', 'お届け先は1か所のみ指定できます。');
      if (cart.shippings.length > LIMITS.destinations) {
        throw cartRefusal('cart.shipping.limit', `お届け先は${LIMITS.destinations}か所まで指定できます。`);
      }
    }
    return cart;
  });
}

type Changes = Partial<Omit<ShippingDocument, 'key' | 'packings'>>;

/**
 * Changes address, sender, noshi, wrapping or message of a destination, or removes it. Absent means unchanged, null
 * removes.
 * @throws InvalidInputError `cart.shipping.not_found`, `cart_detail.set_user_address.not_data`, `input.invalid` by
 * field
 */
export async function modifyCartShipping({ ctx, ref, input }: CartCall<CartShippingModify>): Promise<Cart> {
  const address = input.is_delete ? null : await givenAddress(ctx, input);
  const changes: Changes = { ...address, ...(address && { social: null }), ...giftChanges(ctx, input) };
  return changeCart(ctx, ref, (document, context) => {
    requireShipping(document, input.key, 'key');
    return input.is_delete
      ? removeShipping(document, input.key, context)
      : changeShipping(document, input.key, changes, context);
  });
}

function giftChanges(ctx: Ctx, { sender, noshi, wrapping_code, message }: CartShippingModify): Changes {
  const { GIFT } = ctx.channel.settings.ORDER;
  const changes: Changes = {};
  if (sender !== undefined) {
    const texts = formTextsOf(ctx.channel, 'sender');
    changes.sender = sender === null ? null : checkAddress(sender, 'sender', inJapan(ctx.clock.now()).day, texts);
    refuseUnless(GIFT.IS_USE_SENDER || sender === null, 'sender', 'ご依頼主の指定はご利用いただけません。');
  }
  if (noshi !== undefined) {
    refuseUnless(GIFT.IS_USE_NOSHI || noshi === null, 'noshi', 'のしはご利用いただけません。');
    const errors = noshi === null ? {} : noshiErrors(noshi);
    if (Object.keys(errors).length > 0)
      throw new InvalidInputError('input.invalid', '入力内容をご確認ください。', { errors });
    changes.noshi = noshi && tidyNoshi(noshi);
  }
  if (wrapping_code !== undefined) {
    const isKnown = GIFT.IS_USE_WRAPPING && GIFT.WRAPPINGS.some((wrapping) => wrapping.code === wrapping_code);
    refuseUnless(wrapping_code === null || isKnown, 'wrapping_code', 'このラッピングはご利用いただけません。');
    changes.wrapping_code = wrapping_code;
  }
  if (message !== undefined) {
    refuseUnless(GIFT.IS_USE_MESSAGE || message === null, 'message', 'メッセージカードはご利用いただけません。');
    changes.message = normaliseFreeText(message ?? '') || null;
  }
  return changes;
}

function refuseUnless(isFine: boolean, field: string, message: string): void {
  if (!isFine) throw cartRefusal('input.invalid', message, field);
}

/** Moves all pieces to the first destination; `is_removing_address` also removes its address. */
export async function resetCartShippings({ ctx, ref, input }: CartCall<CartShippingsReset>): Promise<Cart> {
  return changeCart(ctx, ref, (document, context) =>
    resetShippings(document, input.is_removing_address ?? false, context),
  );
}
