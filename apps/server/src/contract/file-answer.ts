import { BytesAnswer } from './bytes-answer.ts';

/** An answer that is a file to be saved under its name. `plainName` is for clients that read ASCII alone. */
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

/** RFC 8187: `encodeURIComponent` leaves four characters that may not stand there. */
function extendedValue(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
