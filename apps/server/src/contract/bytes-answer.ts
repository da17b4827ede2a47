/** An answer that is no JSON. Without a status it has that of the operation's success. */
export class BytesAnswer {
  readonly bytes: Buffer;
  readonly headers: Record<string, string>;
  readonly status: number | undefined;

  constructor(bytes: Buffer, headers: Record<string, string>, status?: number) {
    this.bytes = bytes;
    this.headers = headers;
    this.status = status;
  }
}
