import type { StaticPage } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { NotFoundError } from '../errors/index.ts';

/** The page of a path, with or without slashes around it. @throws NotFoundError `static_page.not_found` */
export async function getStaticPage({ ctx, input }: { ctx: Ctx; input: { path: string } }): Promise<StaticPage> {
  const path = `/${input.path.replace(/^\/+|\/+$/g, '')}`;
  const row = ctx.snapshots.content.value.pages.find((page) => page.path === path);
  if (!row) throw new NotFoundError('static_page.not_found', 'お探しのページが見つかりませんでした。');
  return {
    path: row.path,
    title: row.title,
    description: row.description,
    body: row.body,
    updated_at: row.updatedAt.toISOString(),
  };
}
