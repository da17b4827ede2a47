/** Limits and names that pages of goods need; a file by themselves, so that these pages do not carry those of the forms. */

/** Pieces of one line of a cart. */
export const LINE_QUANTITY_MAX = 99;

/** Code points of a word that is searched for. */
export const SEARCH_WORD_MAX = 100;

/** Id of the field in the head in which goods are searched for: ways lead there. */
export const SEARCH_FIELD_ID = 'search';
