/** How the token of a kept card begins; those of the payment service's card fields begin otherwise. */
export const CARD_TOKEN_PREFIX = 'card_';
