import { Transform } from 'node:stream';

const mark = '</head>';

/** Rewrites a streamed document up to the end of its head; the rest passes unchanged, as does a document without a head. */
export function headOf(rewrite: (html: string) => string): Transform {
  let held: Buffer | null = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!held) return done(null, chunk);
      held = Buffer.concat([held, chunk]);
      const found = held.indexOf(mark);
      if (found === -1) return done();
      const end = found + mark.length;
      // A chunk may end inside a character, so it is not decoded.
      const whole = Buffer.concat([Buffer.from(rewrite(held.toString('utf8', 0, end))), held.subarray(end)]);
      held = null;
      done(null, whole);
    },
    flush: (done) => done(null, held ?? undefined),
  });
}
