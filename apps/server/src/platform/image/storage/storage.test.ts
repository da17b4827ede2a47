import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnBucket, openOwnBucket } from '../testing/own-bucket.ts';
import type { PhotographStorage } from './photograph-storage.ts';
import { openStorage } from './open-storage.ts';

let folder: string;
let bucket: OwnBucket;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-storage-'));
  bucket = await openOwnBucket();
});
afterAll(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

const name = 'photographs/0a1b2c3d-x.webp';
const bytes = Buffer.from(Uint8Array.from({ length: 70_000 }, (_, at) => at % 251));

describe.each<[string, () => PhotographStorage]>([
  ['a folder', () => openStorage({ folder, s3: null })],
  ['a bucket', () => openStorage({ folder, s3: bucket.settings })],
])('%s', (_what, open) => {
  it('returns a written file byte for byte, in any process', async () => {
    await open().write(name, bytes);
    expect(await open().read(name)).toEqual(bytes);
  });

  it('no longer has a removed file, and ignores a second removal', async () => {
    const storage = open();
    await storage.write(name, bytes);
    await storage.remove(name);
    await expect(storage.read(name)).rejects.toThrow();
    await storage.remove(name);
  });
});

it('a folder contains only complete files', async () => {
  const blocked = join(folder, 'blocked');
  writeFileSync(blocked, '');
  await expect(openStorage({ folder: blocked, s3: null }).write(name, bytes)).rejects.toThrow();
  await openStorage({ folder, s3: null }).write(name, bytes);
  expect(readdirSync(join(folder, 'photographs'))).toEqual(['0a1b2c3d-x.webp']);
});

it('a bucket refuses a write with a wrong key', async () => {
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'another' };
  const storage = openStorage({ folder, s3: { ...bucket.settings, credentials } });
  await expect(storage.write(name, bytes)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
});
