import type { BlogSummary } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import type { BlogRow } from './editorial.queries.ts';
import { photographOfCategory, photographOfGoods } from './photograph-of.ts';
import { presentDates } from './present-dates.ts';
import { presentPicture } from './present-picture.ts';
import { soldKeys } from './sold-keys.ts';

/** An article as lists show it, with the photograph of what it is about. */
export function presentBlog(ctx: Ctx, row: BlogRow): BlogSummary {
  const { id, category, title, lead, authorName, productKeys, illustration } = row;
  const image =
    photographOfGoods(ctx.images, soldKeys(ctx, productKeys)) ?? photographOfCategory(ctx.images, illustration);
  return { id, category, title, lead, author_name: authorName, ...presentPicture(row), image, ...presentDates(row) };
}
