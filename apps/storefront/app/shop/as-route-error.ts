import { data } from 'react-router';

/** An API failure as an error of its status that the router can carry to the browser; anything else stays as it is. */
export function asRouteError(error: unknown): unknown {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && !(error instanceof Response) ? data({ status }, { status }) : error;
}
