/** Options of a fake payment service. */
export interface FakeOptions {
  readonly secretKey: string;
  readonly publicKey: string;
  readonly publicUrl: string;
  /** Null: events are not sent. */
  readonly webhookUrl: string | null;
  readonly webhookSecret: string;
}
