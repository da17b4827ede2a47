/** An answer that differs from the plain one: another status, or headers besides the body. */
export class Answer<Body> {
  readonly body: Body;
  readonly status: number | undefined;
  readonly headers: Record<string, string>;

  constructor(body: Body, { status, headers = {} }: { status?: number; headers?: Record<string, string> }) {
    this.body = body;
    this.status = status;
    this.headers = headers;
  }
}
