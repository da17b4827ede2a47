import { Transform } from 'node:stream';

const mark = '</head>';

/** Rewrites a streamed document up to the end of its head; what follows passes as it comes. A document without a head passes as it is. */
export function headOf(rewrite: (html: string) => string): Transform {
  let held: Buffer | null = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!held) return done(null, chunk);
      held = Buffer.concat([held, chunk]);
      const found = held.indexOf(mark);
      if (found === -1) return done();
      const end = found + mark.length;
      // What follows may end inside of a character, so it is not read as text.
      const whole = Buffer.concat([Buffer.from(rewrite(held.toString('utf8', 0, end))), held.subarray(end)]);
      held = null;
      done(null, whole);
    },
    flush: (done) => done(null, held ?? undefined),
  });
}
