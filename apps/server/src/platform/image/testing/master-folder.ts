import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** A folder of masters like that of the repository, and one for their sizes; both temporary. */
export interface MasterFolder {
  masters: string;
  cache: string;
  /** The first eight digits of the hash of each master, by its path. */
  hashes: Readonly<Record<string, string>>;
  remove: () => void;
}

/**
 * Makes plain masters at these paths (`ham-fr-001/main`), products square, everything else wide, each captioned with
 * its path.
 */
export async function makeMasterFolder(paths: readonly string[]): Promise<MasterFolder> {
  const root = mkdtempSync(join(tmpdir(), 'shop-masters-'));
  const masters = join(root, 'masters');
  const index: Record<string, object> = {};
  const captions: Record<string, Record<string, string>> = {};
  const hashes: Record<string, string> = {};
  for (const [at, path] of paths.entries()) {
    const [folder, name] = [dirname(path), path.slice(dirname(path).length + 1)];
    const [width, height] = /^(category|theme)\//.test(path) ? [1600, 700] : [1000, 1000];
    const bytes = await sharp({ create: { width, height, channels: 3, background: { r: 160, g: 80 + at, b: 60 } } })
      .webp({ quality: 60 })
      .toBuffer();
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    mkdirSync(join(masters, folder), { recursive: true });
    writeFileSync(join(masters, `${path}.webp`), bytes);
    hashes[path] = hash;
    index[path] = { width, height, color: '#a0503c', placeholder: 'data:image/webp;base64,UklGRg==', hash };
    captions[folder] = { ...captions[folder], [name]: `${path}の写真` };
  }
  mkdirSync(masters, { recursive: true });
  writeFileSync(join(masters, 'index.json'), JSON.stringify(index));
  writeFileSync(join(masters, 'captions.json'), JSON.stringify(captions));
  return { masters, cache: join(root, 'cache'), hashes, remove: () => rmSync(root, { recursive: true, force: true }) };
}
