import libheif from 'libheif-js/wasm-bundle.js';
import { parentPort, workerData } from 'node:worker_threads';
import type { HeicRequest, HeicResult } from './decode-heic.ts';

const { file, mostPixels } = workerData as HeicRequest;
const result = await decode();
parentPort?.postMessage(result, result ? [result.data.buffer] : []);

async function decode(): Promise<HeicResult | null> {
  const images = new libheif.HeifDecoder().decode(file);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) return null;
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > mostPixels) return null;
  const data = new Uint8ClampedArray(width * height * 4);
  const decoded = await new Promise<object | null>((resolve) => image.display({ data, width, height }, resolve));
  return decoded && { data, width, height };
}
