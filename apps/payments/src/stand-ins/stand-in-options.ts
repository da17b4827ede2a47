/** What the stand-in of a payment service is told when it starts. */
export interface StandInOptions {
  readonly secretKey: string;
  readonly publicKey: string;
  readonly publicUrl: string;
  /** Null: nobody is told of events. */
  readonly webhookUrl: string | null;
  readonly webhookSecret: string;
}
