import { data } from 'react-router';

/**
 * A refusal of the API as an error of its status, which the router can carry to the browser; anything else stays as it is.
 * What a page's address gives to read and the API does not take (422), as a name that is too long, no page can have: not found.
 * Told by its form: the class comes with the client's code, which is not part of the first document.
 */
export function asRouteError(error: unknown): unknown {
  if (!(error instanceof Error) || !('status' in error) || !('code' in error)) return error;
  const { status, code } = error;
  return typeof status === 'number' && status > 0 ? data({ code }, { status: status === 422 ? 404 : status }) : error;
}
