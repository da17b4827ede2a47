/** Why a call gave no answer to work with. `http`: the server refused or failed; the others: no answer came. */
export type ApiFailureKind = 'http' | 'network' | 'timeout' | 'aborted';

/** An {@link ApiFailure} as plain data, for a store or a message between windows. */
export interface PlainApiFailure {
  kind: ApiFailureKind;
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** Dotted code of the contract; `network.failed`, `network.timeout`, `network.aborted` when no answer came. */
  code: string;
  /** Japanese and fit to be shown when the server gave it; empty otherwise. */
  message: string;
  /** Messages by field of a refused body. */
  errors: Record<string, string[]>;
  /** The same call may work a little later. */
  retryable: boolean;
  /** Seconds to wait, when the server said so. */
  retryAfter: number | null;
}

/** The one error of the API client. It is thrown for every call that did not succeed. */
export class ApiFailure extends Error implements PlainApiFailure {
  readonly kind: ApiFailureKind;
  readonly status: number;
  readonly code: string;
  readonly errors: Record<string, string[]>;
  readonly retryable: boolean;
  readonly retryAfter: number | null;
  /** The answer's body as it came (a 409 of the cart brings the cart, see `cartOfFailure`). */
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
