/** How long a wish to be told that goods are there again is kept, in days: each time is told in its mail or on the privacy page. */
export const RESTOCK = {
  /** To open the link that confirms the address; what is not confirmed is deleted then. */
  confirmDays: 3,
  /** Waiting for the goods. */
  storedDays: 365,
  /** After the one mail, so that its link ends what else its reader waits for. */
  afterMailDays: 30,
} as const;

/** Place on the page of a product that cannot be bought where it is asked for. */
export const RESTOCK_ANCHOR = 'restock';
