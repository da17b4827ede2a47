import { listPictureUses } from '../../content/pictures/picture-references.ts';
import { isFaceName } from '../../platform/image/picture-kinds.ts';
import { readPictures } from '../../platform/image/picture.queries.ts';
import type { ContentTable, TableContext, TableProblem } from './content-table.ts';

/** Returns a table whose import also refuses rows that name a picture which is not uploaded. */
export function withPictureCheck(content: ContentTable): ContentTable {
  const findProblems = async (ctx: TableContext): Promise<readonly TableProblem[]> => [
    ...((await content.findProblems?.(ctx)) ?? []),
    ...(await findPictureProblems(ctx, content)),
  ];
  return { ...content, findProblems };
}

async function findPictureProblems({ db }: TableContext, { name, key }: ContentTable): Promise<TableProblem[]> {
  const uses = await listPictureUses(db, name);
  if (uses.length === 0) return [];
  const known = new Set((await readPictures(db)).map((row) => row.name).filter((one) => !isFaceName(one)));
  return uses.flatMap((use) =>
    use.names
      .filter((one) => !known.has(one))
      .map((one) => ({
        key: { [key.at(-1) ?? '']: use.key },
        field: use.field,
        message: `画像「${one}」は入っていません。先に npm run shop -- pictures put ${one || '<名前>'} <ファイル> で入れてください。`,
      })),
  );
}
