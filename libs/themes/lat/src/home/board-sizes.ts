/** The maximum number of products on a board. */
export const mostOnBoard = 5;

/** Pieces of each kind, by the number of people at the table. */
export const boardSizes = { small: 1, medium: 2, large: 3 } as const;

export type BoardSize = keyof typeof boardSizes;
