import type { S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../../config/config.ts';
import type { PhotographStorage } from './photograph-storage.ts';

type Bucket = NonNullable<Config['photographs']['s3']>;

const CONNECT_MS = 3000;
const ANSWER_MS = 15_000;

/** Stores masters in a bucket of S3 or a compatible service. The library is loaded at the first call. */
export function s3Storage(bucket: Bucket): PhotographStorage {
  let opened: Promise<S3Client> | undefined;
  const client = () => (opened ??= open(bucket));
  const library = () => import('@aws-sdk/client-s3');
  const at = (name: string) => ({ Bucket: bucket.name, Key: name });
  return {
    async write(name, bytes) {
      const { PutObjectCommand } = await library();
      const put = new PutObjectCommand({ ...at(name), Body: bytes, ContentType: 'image/webp' });
      await (await client()).send(put);
    },
    async read(name) {
      const { GetObjectCommand } = await library();
      const { Body } = await (await client()).send(new GetObjectCommand(at(name)));
      if (!Body) throw new Error(`The bucket answered without ${name}.`);
      return Buffer.from(await Body.transformToByteArray());
    },
    async remove(name) {
      const { DeleteObjectCommand } = await library();
      await (await client()).send(new DeleteObjectCommand(at(name)));
    },
  };
}

async function open({ endpoint, region, pathStyle, credentials }: Bucket): Promise<S3Client> {
  const { S3Client } = await import('@aws-sdk/client-s3');
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint !== null && { endpoint }),
    ...(credentials !== null && { credentials }),
    // Checksums in trailers are of Amazon's own and refused by others.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
  });
}
