/** Finds a quantity that was typed and could not be taken: nothing is bought with the old one in its place. */
export const REFUSED_QUANTITY = '[inputmode][aria-invalid]';
