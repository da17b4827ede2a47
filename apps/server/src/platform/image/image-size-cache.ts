import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Master } from './master.ts';
import type { ImageSize } from './image-size.ts';
import { writeWhole } from './write-whole.ts';

/** Runs work one after another, in the order in which it came; what fails does not hold up what follows. */
class OneAtATime {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work, work);
    this.#last = done;
    return done;
  }
}

interface Parts {
  /** Where sizes are kept; made when the first is. */
  folder: string;
  cut: (master: Buffer, size: ImageSize) => Promise<Buffer>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Sizes of photographs: each is made when it is first asked for, once however many ask, and kept on the disk. */
export class ImageSizeCache {
  readonly #parts: Parts;
  readonly #queue = new OneAtATime();
  readonly #pending = new Map<string, Promise<Buffer>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The bytes of a size. A disk that cannot keep them is reported; they are answered all the same. */
  find(master: Master, size: ImageSize): Promise<Buffer> {
    const file = join(this.#parts.folder, `${master.image.base}/${size.width}.${size.format}`);
    const pending = this.#pending.get(file);
    if (pending) return pending;
    const found = this.#readOrMake(file, master, size).finally(() => this.#pending.delete(file));
    this.#pending.set(file, found);
    return found;
  }

  async #readOrMake(file: string, master: Master, size: ImageSize): Promise<Buffer> {
    const kept = await readFile(file).catch(() => null);
    // A power cut may leave a file without its bytes.
    if (kept !== null && kept.length > 0) return kept;
    const whole = await master.read();
    const bytes = await this.#queue.run(() => this.#parts.cut(whole, size));
    await writeWhole(file, bytes).catch((error: unknown) =>
      this.#parts.log.warn({ err: error }, 'a size of a photograph could not be kept'),
    );
    return bytes;
  }
}
