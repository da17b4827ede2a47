import { paths, withQuery } from '@shop/constants';

/** The URL of the form that adds a product to the cart. */
export const addAction = (key: string): string => withQuery(paths.cart(), { product: key });
