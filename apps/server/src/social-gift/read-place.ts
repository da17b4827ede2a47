import { postalAddressFields, type FieldDefinition } from '@shop/form-definitions';
import type { DeliveryPlace } from '../delivery/find-route.ts';
import { readForm } from '../form/read-form.ts';

const fields = postalAddressFields.flatMap((field): FieldDefinition<'postal' | 'pref'>[] => {
  if (field.name === 'postal_code') return [{ ...field, name: 'postal' }];
  return field.name === 'prefecture' ? [{ ...field, name: 'pref' }] : [];
});

/** A place that is being entered, by the rules of the address form. @throws InvalidInputError `input.invalid` by `postal`, `pref` */
export function readPlace(sent: { postal: string; pref: string }, today: string): DeliveryPlace {
  const { postal, pref } = readForm(fields, sent, today);
  return { postal_code: postal, prefecture: pref };
}
