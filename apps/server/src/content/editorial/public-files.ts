import type { FilesContents } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import { NotFoundError } from '../../platform/errors/index.ts';
import { editorialSnapshot } from './editorial.snapshot.ts';

/**
 * A text file of the shop. The address is compared with the names of the published files as it is: nothing decodes it
 * again, joins it to a folder or follows it to another host, so no path leads out.
 * @throws NotFoundError `file.not_found`
 */
export async function getFilesContents({ ctx, input }: { ctx: Ctx; input: { url: string } }): Promise<FilesContents> {
  const row = ctx.snapshots.read(editorialSnapshot).files.find(({ path }) => path === input.url);
  if (!row) throw new NotFoundError('file.not_found', 'ファイルが見つかりませんでした。');
  return { url: row.path, media_type: row.mediaType, content: row.content, updated_at: row.updatedAt.toISOString() };
}
