import type { BlogArticle } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { NotFoundError } from '../errors/index.ts';
import { isPublicIn } from './is-public.rules.ts';
import { neighboursOf } from './neighbours-of.ts';
import { presentBlog } from './present-blog.ts';
import { soldKeys } from './sold-keys.ts';

/** One article with its neighbours in time. @throws NotFoundError `blog.not_found` */
export async function getBlog({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<BlogArticle> {
  const rows = ctx.snapshots.content.value.blogs.filter(isPublicIn(ctx));
  const row = rows.find(({ id }) => id === input.id);
  if (!row) throw new NotFoundError('blog.not_found', '記事が見つかりませんでした。');
  return {
    ...presentBlog(ctx, row),
    body: row.body,
    product_keys: soldKeys(ctx, row.productKeys),
    ...neighboursOf(rows, row.id),
  };
}
