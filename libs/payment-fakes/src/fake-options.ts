/** Options of a fake payment service. */
export interface FakeOptions {
  readonly secretKey: string;
  readonly publicKey: string;
  readonly publicUrl: string;
  /** Null: nobody is told of events. */
  readonly webhookUrl: string | null;
  readonly webhookSecret: string;
}
