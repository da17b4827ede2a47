import { formsCopy } from '@shop/copy';
import type { FieldTexts, FormTexts } from '../field-texts.ts';

const { labels, placeholders } = formsCopy;

/** Labels and placeholders of the card fields (spec §3) for the payment service's iframe; never own inputs (P-03). */
export const cardFields = {
  ccNumber: { label: labels.card_number, placeholder: placeholders.card_number },
  ccName: { label: labels.card_name, placeholder: placeholders.card_name },
  ccExpiration: { label: labels.card_expiration, placeholder: placeholders.card_expiration },
  securityCode: { label: labels.security_code, placeholder: placeholders.security_code },
} as const;

type CardField = keyof typeof cardFields;

/** Returns the same with the labels of a channel (setting FORM.FIELDS, form `card`). */
export function cardFieldsWith(texts: FormTexts | undefined): Readonly<Record<CardField, Required<FieldTexts>>> {
  const worded = (name: CardField) => ({ ...cardFields[name], ...texts?.[name] });
  return {
    ccNumber: worded('ccNumber'),
    ccName: worded('ccName'),
    ccExpiration: worded('ccExpiration'),
    securityCode: worded('securityCode'),
  };
}
