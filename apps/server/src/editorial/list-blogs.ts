import type { BlogSummary } from '@shop/api';
import type { Answer } from '../contract/answer.ts';
import { pageOf } from '../contract/page-of.ts';
import type { Paging } from '../contract/page-window.ts';
import type { Ctx } from '../context/ctx.ts';
import { isPublicIn } from './is-public.rules.ts';
import { presentBlog } from './present-blog.ts';

/** Articles that are public now, newest first. */
export async function listBlogs({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: Paging & { category?: string };
}): Promise<Answer<BlogSummary[]>> {
  const rows = ctx.snapshots.content.value.blogs
    .filter(isPublicIn(ctx))
    .filter(({ category }) => input.category === undefined || category === input.category);
  return pageOf(
    rows.map((row) => presentBlog(ctx, row)),
    input,
  );
}
