import type { Cart, CartOtherModify } from '@shop/api';
import { inJapan } from '@shop/japanese';
import { InvalidInputError } from '../../platform/errors/index.ts';
import { requestedFieldsOf } from '../../platform/form/own-fields.ts';
import { readForm } from '../../platform/form/read-form.ts';
import { changeCart } from '../change-cart.ts';
import { atPath } from '../shipping/check-address.ts';
import type { CartCall } from './cart-input.ts';

/**
 * Sets fields that this channel's customer adds to the checkout; absent means unchanged, an empty text removes.
 * @throws InvalidInputError `input.invalid`: an unknown field, or a text against its definition
 */
export async function modifyCartOther({ ctx, ref, input }: CartCall<CartOtherModify>): Promise<Cart> {
  const fields = requestedFieldsOf(ctx.channel, 'order_other').filter((field) => field.name in input.other);
  const unknown = Object.keys(input.other).filter((name) => !fields.some((field) => field.name === name));
  if (unknown.length > 0) {
    const errors = Object.fromEntries(unknown.map((name) => [`other.${name}`, ['不明な項目です。']]));
    throw new InvalidInputError('input.invalid', '入力内容をご確認ください。', { errors });
  }
  const texts = atPath('other', () => readForm(fields, input.other, inJapan(ctx.clock.now()).day));
  return changeCart(ctx, ref, (document) => {
    const other = Object.entries({ ...document.other, ...texts }).filter(([, text]) => text !== '');
    return { ...document, other: Object.fromEntries(other) };
  });
}
