import type { LoadInput } from './load-input.ts';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { load } from './load.ts';

/**
 * A `clientLoader` whose code comes with the first navigation to its page: the document that the server has read
 * needs none of it. Give it `() => import('./load.ts').then((file) => file.loadProduct)`.
 */
export function lazyLoader<T>(find: () => Promise<(input: LoadInput) => Promise<T>>) {
  return (args: ClientLoaderFunctionArgs): Promise<T> => load(async (input) => (await find())(input))(args);
}
