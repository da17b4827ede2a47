import type {
  SocialGiftDeliveryCheck,
  SocialGiftShipping,
  SocialGiftShippingCheck,
  SocialGiftShippingChecked,
} from '@shop/api';
import { inJapan } from '@shop/japanese';
import type { Ctx } from '../../platform/context/ctx.ts';
import { findWaitingGift } from './find-gift.ts';
import { planGift, refuseUndeliverable } from './plan-gift.ts';
import { checkAddress } from '../../cart/shipping/check-address.ts';
import { postalAddressFields, type FieldDefinition } from '@shop/form-definitions';
import type { DeliveryPlace } from '../../delivery/find-route.ts';
import { readForm } from '../../platform/form/read-form.ts';
import { formTextsOf } from '../../platform/form/own-fields.ts';

/**
 * Returns when the parcels would arrive; nothing is saved.
 * @throws as `findWaitingGift` and `planGift`; InvalidInputError `input.invalid`
 */
export async function checkSocialGiftDelivery({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: SocialGiftDeliveryCheck & { ip: string };
}): Promise<SocialGiftShipping[]> {
  const { order } = await findWaitingGift(ctx, input);
  const place = readPlace(input, inJapan(ctx.clock.now()).day);
  return planGift(ctx, order, place, input.shippings).map(({ shipping }) => shipping);
}

/**
 * Returns the address as it would be saved; nothing is saved.
 * @throws as `findWaitingGift`; InvalidInputError `input.invalid` by field, `social_gift.undeliverable`
 */
export async function checkSocialGiftShipping({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: SocialGiftShippingCheck & { ip: string };
}): Promise<SocialGiftShippingChecked> {
  const { order } = await findWaitingGift(ctx, input);
  const address = checkAddress(
    input.address,
    'address',
    inJapan(ctx.clock.now()).day,
    formTextsOf(ctx.channel, 'gift-address'),
  );
  refuseUndeliverable(ctx, order, address, 'address.postal_code');
  return { address };
}

const fields = postalAddressFields.flatMap((field): FieldDefinition<'postal' | 'pref'>[] => {
  if (field.name === 'postal_code') return [{ ...field, name: 'postal' }];
  return field.name === 'prefecture' ? [{ ...field, name: 'pref' }] : [];
});

/**
 * Returns the location that is being entered, checked by the rules of the address form.
 * @throws InvalidInputError `input.invalid` by `postal`, `pref`
 */
export function readPlace(sent: { postal: string; pref: string }, today: string): DeliveryPlace {
  const { postal, pref } = readForm(fields, sent, today);
  return { postal_code: postal, prefecture: pref };
}
