import { data, type LoaderFunctionArgs } from 'react-router';
import { settingsContext } from '../loading/contexts.ts';
import { findScreen } from '../screens/find-screen.ts';
import { isOffered } from './is-offered.ts';
import { keyLoader } from './possible-key.ts';

/**
 * The `loader` of a screen whose data only the browser reads and that not every shop has: as `keyLoader`, and 404 where
 * the shop does not offer it.
 * @throws the router's error of status 404
 */
export function offeredLoader({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): null {
  if (!isOffered(findScreen(new URL(request.url).pathname), context.get(settingsContext)))
    throw data({ code: 'screen.not_offered' }, { status: 404 });
  return keyLoader({ request });
}
