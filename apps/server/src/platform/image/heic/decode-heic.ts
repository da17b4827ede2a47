import { Worker } from 'node:worker_threads';

export interface HeicRequest {
  readonly file: Uint8Array;
  readonly mostPixels: number;
}

/** The pixels of a picture, RGBA and upright, in the colour space of the file. */
export interface HeicResult {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** A telephone's picture takes about two seconds. */
const LIMIT_MS = 60_000;

/**
 * Decodes a HEIC, which the prebuilt sharp cannot (HEVC): with libheif in WebAssembly, in a thread of its own, since it
 * would block all other requests. Returns null for a file that cannot be decoded, or has more pixels.
 */
export function decodeHeic(request: HeicRequest): Promise<HeicResult | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), {
      workerData: request,
      // The decoder prints warnings of its own about a damaged file.
      stdout: true,
      stderr: true,
    });
    const limit = setTimeout(() => void worker.terminate(), LIMIT_MS);
    worker.once('message', (result: HeicResult | null) => resolve(result));
    worker.once('error', () => resolve(null));
    worker.once('exit', () => {
      clearTimeout(limit);
      resolve(null);
    });
  });
}
