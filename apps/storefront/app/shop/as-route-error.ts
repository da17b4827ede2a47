import { ApiFailure } from '@shop/api';
import { data } from 'react-router';

/** A refusal of the API as an error of its status, which the router can carry to the browser; anything else stays as it is. */
export function asRouteError(error: unknown): unknown {
  return error instanceof ApiFailure && error.status > 0 ? data({ code: error.code }, { status: error.status }) : error;
}
