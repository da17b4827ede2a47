/** The prefix of a saved card's token; tokens from the payment service's card fields do not have it. */
export const CARD_TOKEN_PREFIX = 'card_';
