/**
 * An answer whose JSON is at hand, for lists that are asked for all the time. `Body` is what the JSON says; in tests it is
 * checked against the contract like any other.
 */
export class JsonAnswer<Body> {
  declare readonly body: Body;
  readonly json: string;
  readonly headers: Record<string, string>;

  constructor(json: string, headers: Record<string, string>) {
    this.json = json;
    this.headers = headers;
  }
}
