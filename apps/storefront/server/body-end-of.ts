import { Transform } from 'node:stream';

const mark = '</body>';

/** Inserts HTML at the end of the body of a streamed document. */
export function bodyEndOf(html: string): Transform {
  let held = Buffer.alloc(0);
  const end = Buffer.from(mark);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const whole = Buffer.concat([held, chunk]);
      const found = whole.lastIndexOf(end);
      // The mark may be split between chunks, and only the last one ends the body.
      const sent = found === -1 ? Math.max(0, whole.length - mark.length) : found;
      held = whole.subarray(sent);
      done(null, whole.subarray(0, sent));
    },
    flush(done) {
      const isEnd = held.indexOf(end) === 0;
      done(null, isEnd ? Buffer.concat([Buffer.from(html), held]) : held);
    },
  });
}
