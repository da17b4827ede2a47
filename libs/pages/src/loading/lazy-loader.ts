import type { LoadInput } from './load-input.ts';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { load } from './load.ts';

/**
 * Returns a `clientLoader` whose code is loaded by the first navigation to its page; a document from the server does
 * not need it. Example: `lazyLoader(() => import('./load.ts').then((file) => file.loadProduct))`.
 */
export function lazyLoader<T>(find: () => Promise<(input: LoadInput) => Promise<T>>) {
  return (args: ClientLoaderFunctionArgs): Promise<T> => load(async (input) => (await find())(input))(args);
}
