import { isKey } from '@shop/constants';
import { data, matchPath, type LoaderFunctionArgs } from 'react-router';
import { findScreen } from '../screens/find-screen.ts';

/** Whether the path can exist: false for a key of an invalid form (spec §8 "Page validation failure"). */
export function hasPossibleKey(pathname: string): boolean {
  const { path, key: form } = findScreen(pathname);
  const key = matchPath(path, pathname)?.params.key;
  return form === undefined || key === undefined || isKey(form, key);
}

/**
 * The `loader` of a screen whose data is read only in the browser: the server renders its skeleton, or a 404.
 * @throws the router's error of status 404 for a key of an invalid form
 */
export function keyLoader({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  if (!hasPossibleKey(new URL(request.url).pathname)) throw data({ code: 'address.impossible' }, { status: 404 });
  return null;
}
