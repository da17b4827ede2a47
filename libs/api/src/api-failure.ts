/** The kind of a failed request. `http`: the server refused or failed; the others: there was no response. */
export type ApiFailureKind = 'http' | 'network' | 'timeout' | 'aborted';

/** An {@link ApiFailure} as plain data, for a store or a message between windows. */
export interface PlainApiFailure {
  kind: ApiFailureKind;
  /** HTTP status; 0 without a response. */
  status: number;
  /** Code of the contract; without a response `network.failed`, `network.timeout` or `network.aborted`. */
  code: string;
  /** The server's Japanese message, to be shown; empty if there is none. */
  message: string;
  /** The messages of a refused body, by field. */
  errors: Record<string, string[]>;
  /** Whether the same request may succeed when it is repeated. */
  retryable: boolean;
  /** The seconds to wait, as sent by the server. */
  retryAfter: number | null;
}

/** The only error of the API client, thrown for every unsuccessful request. */
export class ApiFailure extends Error implements PlainApiFailure {
  readonly kind: ApiFailureKind;
  readonly status: number;
  readonly code: string;
  readonly errors: Record<string, string[]>;
  readonly retryable: boolean;
  readonly retryAfter: number | null;
  /** The body of the response (a 409 of the cart has the current cart, see `cartOfFailure`). */
  readonly body: unknown;

  constructor(plain: PlainApiFailure, body: unknown = null, cause?: unknown) {
    super(plain.message, { cause });
    this.name = 'ApiFailure';
    this.kind = plain.kind;
    this.status = plain.status;
    this.code = plain.code;
    this.errors = plain.errors;
    this.retryable = plain.retryable;
    this.retryAfter = plain.retryAfter;
    this.body = body;
  }

  toPlain(): PlainApiFailure {
    const { kind, status, code, message, errors, retryable, retryAfter } = this;
    return { kind, status, code, message, errors, retryable, retryAfter };
  }
}
