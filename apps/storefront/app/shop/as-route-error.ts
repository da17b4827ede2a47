import { data } from 'react-router';

/**
 * A refusal of the API as an error of its status, which the router can carry to the browser; anything else stays as it is.
 * Told by its form: the class comes with the client's code, which is not part of the first document.
 */
export function asRouteError(error: unknown): unknown {
  if (!(error instanceof Error) || !('status' in error) || !('code' in error)) return error;
  const { status, code } = error;
  return typeof status === 'number' && status > 0 ? data({ code }, { status }) : error;
}
