import type { PayjpError } from 'payjp';

/** An error of PAY.JP's API. */
export class PayjpRefusal extends Error {
  readonly error: PayjpError['error'];

  constructor(status: number, code: string, param?: string) {
    super(code);
    this.error = { status, code, type: typeOf(status), message: code, ...(param !== undefined && { param }) };
  }
}

/** Returns the error for an object that does not exist, or is another customer's. */
export const missing = (param = 'id'): PayjpRefusal => new PayjpRefusal(404, 'invalid_id', param);

function typeOf(status: number): string {
  if (status === 401) return 'auth_error';
  if (status === 402) return 'card_error';
  return status >= 500 ? 'server_error' : 'client_error';
}
