import { formsCopy } from '@shop/copy';

const { labels, placeholders } = formsCopy;

/** Labels and placeholders of the card fields (spec §3), passed to the payment service's frame; never our own inputs (P-03). */
export const cardFields = {
  ccNumber: { label: labels.card_number, placeholder: placeholders.card_number },
  ccName: { label: labels.card_name, placeholder: placeholders.card_name },
  ccExpiration: { label: labels.card_expiration, placeholder: placeholders.card_expiration },
  securityCode: { label: labels.security_code, placeholder: placeholders.security_code },
} as const;
