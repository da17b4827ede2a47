import S3rver from '@20minutes/s3rver';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';

/** A bucket of a separate S3-compatible server that checks signatures; deleted with `close`. */
export interface OwnBucket {
  readonly settings: NonNullable<Config['photographs']['s3']>;
  close(): Promise<void>;
}

/** The only account of the server. */
const ACCOUNT = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const NAME = 'photographs-of-the-shop';

/** Starts the server on a free port. */
export async function openOwnBucket(): Promise<OwnBucket> {
  const directory = mkdtempSync(join(tmpdir(), 'shop-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: NAME }],
  });
  const { port } = await server.run();
  return {
    settings: {
      name: NAME,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'ap-northeast-1',
      pathStyle: true,
      credentials: ACCOUNT,
    },
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
