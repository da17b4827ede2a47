import { customerFields, type FieldDefinition } from '@shop/form-definitions';
import type { Channel } from '../channel/channel.ts';

/** What the channel's customer asks in the checkout besides (setting FORM.ORDER); it travels in `other` and is kept with the order. */
export function otherFieldsOf({ settings }: Pick<Channel, 'settings'>): readonly FieldDefinition[] {
  return Object.values(customerFields).filter((field) => settings.FORM.ORDER.includes(field.name));
}
