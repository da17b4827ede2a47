import { isRouteErrorResponse } from 'react-router';

/**
 * One line for what went wrong while a page was made, in the form of the page server's own lines. A refusal is told by its
 * code, and what the router refuses by its status, since its words repeat the address; only what nobody has foreseen has a stack.
 */
export function logFailure(message: string, error: unknown): void {
  console.error(
    JSON.stringify({
      time: new Date().toISOString(),
      part: 'storefront',
      level: 'error',
      message,
      error: wordsOf(error),
    }),
  );
}

function wordsOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `status ${error.status}`;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && 'status' in error) return `${String(error.code)} (${String(error.status)})`;
  return error.stack ?? error.message;
}
