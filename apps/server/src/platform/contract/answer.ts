/**
 * An answer with cached JSON, for lists that are requested often. `Body` is the type of the JSON; tests check it
 * against the contract like any other.
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

/** An answer that is a file to save under its name. `plainName` is for clients that read only ASCII. */
export class FileAnswer extends BytesAnswer {
  constructor(
    bytes: Uint8Array,
    { mediaType, name, plainName }: { mediaType: string; name: string; plainName: string },
  ) {
    super(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${plainName}"; filename*=UTF-8''${extendedValue(name)}`,
    });
  }
}

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

/** RFC 8187: `encodeURIComponent` leaves four characters that are not allowed here. */
function extendedValue(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
