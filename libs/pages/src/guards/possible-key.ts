import { isKey } from '@shop/constants';
import { data, matchPath, type LoaderFunctionArgs } from 'react-router';
import { findScreen } from '../screens/find-screen.ts';

/** Whether something can be at this address: false for a key that nothing can have, whoever asks (spec §8 "Page validation failure"). */
export function hasPossibleKey(pathname: string): boolean {
  const { path, key: form } = findScreen(pathname);
  const key = matchPath(path, pathname)?.params.key;
  return form === undefined || key === undefined || isKey(form, key);
}

/**
 * The `loader` of a screen that only the browser reads for: the server draws its skeleton, or says that it is no page.
 * @throws the router's error of status 404 for a key that nothing can have
 */
export function keyLoader({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  if (!hasPossibleKey(new URL(request.url).pathname)) throw data({ code: 'address.impossible' }, { status: 404 });
  return null;
}
