/**
 * Why a call to a payment service failed. `key_refused`: the key is wrong (401); `forbidden`: it lacks a permission
 * (403); `unreachable`: no response; `failing`: an error of the service.
 */
export interface ServiceTrouble {
  kind: 'key_refused' | 'forbidden' | 'unreachable' | 'failing';
  /** The HTTP status; null without a response. */
  status: number | null;
  /** A code of the network or the library, such as `ECONNREFUSED`. Never a message, which may contain a part of a key. */
  code: string | null;
}

/** Receives the outcome of each call: null when the service answered it. */
export type ReportCall = (trouble: ServiceTrouble | null) => void;

const TOO_MANY = 429;

/** Returns the trouble behind a status; null for a service that answers but limits the number of calls. */
export function troubleOf(status: number | null, code: string | null): ServiceTrouble | null {
  if (status === TOO_MANY) return null;
  return { kind: kindOf(status), status, code };
}

function kindOf(status: number | null): ServiceTrouble['kind'] {
  if (status === null) return 'unreachable';
  if (status === 401) return 'key_refused';
  return status === 403 ? 'forbidden' : 'failing';
}

/** Returns the code of a failed call: that of the network where there is one, otherwise the name of the error. */
export function codeOfError(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { cause } = error;
  for (const one of [cause, error])
    if (one instanceof Error && 'code' in one && typeof one.code === 'string') return one.code;
  return error.name;
}

/** Makes a call whose outcome only the caller learns. @returns its trouble, or null */
export async function checkBy(call: (report: ReportCall) => Promise<unknown>): Promise<ServiceTrouble | null> {
  let found: ServiceTrouble | null = null;
  await call((trouble) => {
    found = trouble;
  });
  return found;
}
