import type { BlogSummary, BlogArticle } from '@shop/api';
import type { Answer } from '../../platform/contract/answer.ts';
import { pageOf } from '../../platform/contract/page-window.ts';
import type { Paging } from '../../platform/contract/page-window.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { isPublicIn } from './is-public.rules.ts';
import { NotFoundError } from '../../platform/errors/index.ts';
import { neighboursOf } from './neighbours-of.ts';
import { soldKeys } from './sold-keys.ts';
import type { BlogRow } from './editorial.queries.ts';
import { photographOfCategory, photographOfGoods, presentPicture } from './present-picture.ts';
import { referredPicture, withPictures } from '../pictures/picture-references.ts';
import { presentDates } from './present-dates.ts';
import { editorialSnapshot } from './editorial.snapshot.ts';

/** Articles that are public now, newest first. */
export async function listBlogs({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: Paging & { category?: string };
}): Promise<Answer<BlogSummary[]>> {
  const rows = ctx.snapshots
    .read(editorialSnapshot)
    .blogs.filter(isPublicIn(ctx))
    .filter(({ category }) => input.category === undefined || category === input.category);
  return pageOf(
    rows.map((row) => presentBlog(ctx, row)),
    input,
  );
}

/** Returns one article with its neighbours by date. @throws NotFoundError `blog.not_found` */
export async function getBlog({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<BlogArticle> {
  const rows = ctx.snapshots.read(editorialSnapshot).blogs.filter(isPublicIn(ctx));
  const row = rows.find(({ id }) => id === input.id);
  if (!row) throw new NotFoundError('blog.not_found', '記事が見つかりませんでした。');
  return {
    ...presentBlog(ctx, row),
    body: withPictures(ctx.images, row.body),
    product_keys: soldKeys(ctx, row.productKeys),
    ...neighboursOf(rows, row.id),
  };
}

/** Returns an article for lists, with a photograph of its subject. */
function presentBlog(ctx: Ctx, row: BlogRow): BlogSummary {
  const { id, category, title, lead, authorName, productKeys, illustration } = row;
  const image =
    referredPicture(ctx.images, row) ??
    photographOfGoods(ctx.images, soldKeys(ctx, productKeys)) ??
    photographOfCategory(ctx.images, illustration);
  return { id, category, title, lead, author_name: authorName, ...presentPicture(row), image, ...presentDates(row) };
}
