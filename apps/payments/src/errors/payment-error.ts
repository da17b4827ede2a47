/** A refusal with a code for machines and a Japanese sentence for people. */
export class PaymentError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'PaymentError';
    this.status = status;
    this.code = code;
  }
}
