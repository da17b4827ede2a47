import { UnavailableError } from '../../platform/errors/index.ts';
import { expectPhotographs } from '../../platform/image/photograph.queries.ts';
import type { JobContext } from '../../platform/jobs/job.ts';

/** A file to write into the storage. */
export interface StoredFile {
  readonly key: string;
  readonly bytes: Buffer;
}

/** The names of a picture's files; `originalKey` is null when the master is the whole picture. */
export interface FileNames {
  readonly storageKey: string;
  readonly originalKey: string | null;
}

/** Returns the files of a new master; `original` is null when it is stored already, or is the master. */
export const newFiles = (
  { storageKey, originalKey }: FileNames,
  { bytes, original }: { readonly bytes: Buffer; readonly original: Buffer | null },
): StoredFile[] => [
  { key: storageKey, bytes },
  ...(original && originalKey !== null ? [{ key: originalKey, bytes: original }] : []),
];

/** Returns the names of all files of some rows. */
export const namesOf = (rows: readonly FileNames[]): string[] =>
  rows.flatMap(({ storageKey, originalKey }) => [storageKey, ...(originalKey === null ? [] : [originalKey])]);

/** How long a file without a row is stored. */
const UNNAMED_MS = 60 * 60_000;

/** Writes files; the worker removes those that no row names within an hour. @throws UnavailableError `photograph.storage` */
export async function writeFiles(ctx: JobContext, files: readonly StoredFile[]): Promise<void> {
  const { db, clock, storage } = ctx;
  const names = files.map(({ key }) => key);
  await expectPhotographs(db, names, new Date(clock.now().getTime() + UNNAMED_MS));
  for (const { key, bytes } of files) await storage.write(key, bytes).catch(unavailable(ctx));
}

/** Reads an original. @throws UnavailableError `photograph.storage` */
export function readStored(ctx: JobContext, key: string): Promise<Buffer> {
  return ctx.storage.read(key).catch(unavailable(ctx));
}

const unavailable =
  ({ log }: JobContext) =>
  (cause: unknown): never => {
    log.error({ err: cause }, 'the storage of photographs does not answer');
    throw new UnavailableError('photograph.storage', '写真の保管先が応答しません。何も変更していません。', { cause });
  };
