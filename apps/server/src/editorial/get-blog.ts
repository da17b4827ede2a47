import type { BlogArticle } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { NotFoundError } from '../errors/index.ts';
import type { BlogRow } from './editorial.queries.ts';
import { isPublicIn } from './is-public.rules.ts';
import { presentBlog } from './present-blog.ts';
import { soldKeys } from './sold-keys.ts';

/** One article with its neighbours in time. @throws NotFoundError `blog.not_found` */
export async function getBlog({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<BlogArticle> {
  const rows = ctx.snapshots.content.value.blogs.filter(isPublicIn(ctx));
  const at = rows.findIndex(({ id }) => id === input.id);
  const row = rows[at];
  if (!row) throw new NotFoundError('blog.not_found', '記事が見つかりませんでした。');
  return {
    ...presentBlog(ctx, row),
    body: row.body,
    product_keys: soldKeys(ctx, row.productKeys),
    newer: neighbour(rows[at - 1]),
    older: neighbour(rows[at + 1]),
  };
}

function neighbour(row: BlogRow | undefined): BlogArticle['newer'] {
  return row ? { id: row.id, title: row.title } : null;
}
