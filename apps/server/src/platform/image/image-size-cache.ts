import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Master } from './master.ts';
import type { ImageSize } from './image-size.ts';
import { writeWhole } from './write-whole.ts';

/** Runs work one after another, in the order of the calls; failed work does not block the next. */
class OneAtATime {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work, work);
    this.#last = done;
    return done;
  }
}

interface Parts {
  /** The folder of the sizes; created with the first. */
  folder: string;
  cut: (master: Buffer, size: ImageSize) => Promise<Buffer>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Caches sizes of photographs on disk. Each is made at its first request, once for concurrent ones. */
export class ImageSizeCache {
  readonly #parts: Parts;
  readonly #queue = new OneAtATime();
  readonly #pending = new Map<string, Promise<Buffer>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Returns the bytes of a size. A failure to write them to disk is logged only. */
  find(master: Master, size: ImageSize): Promise<Buffer> {
    const file = join(this.#parts.folder, `${master.image.base}/${size.width}.${size.format}`);
    const pending = this.#pending.get(file);
    if (pending) return pending;
    const found = this.#readOrMake(file, master, size).finally(() => this.#pending.delete(file));
    this.#pending.set(file, found);
    return found;
  }

  async #readOrMake(file: string, master: Master, size: ImageSize): Promise<Buffer> {
    const cached = await readFile(file).catch(() => null);
    // A power cut may leave a file without its bytes.
    if (cached !== null && cached.length > 0) return cached;
    const whole = await master.read();
    const bytes = await this.#queue.run(() => this.#parts.cut(whole, size));
    await writeWhole(file, bytes).catch((error: unknown) =>
      this.#parts.log.warn({ err: error }, 'a size of a photograph could not be kept'),
    );
    return bytes;
  }
}
